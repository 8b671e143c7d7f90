import { esFecha, esHora, fechaDe, horaDe, segundosEntre } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import type { TurnoPorConfirmar } from '@remanso/contract/persona/codigos.contract';
import type { CodigoPedido, TurnoSinReservar } from '../../lib/sesion/visita.ts';

/*
 * A code to enter by, as it is typed, pasted and read from the address of a mail's button.
 */

export const LARGO_DE_CODIGO = 6;
/** The seconds after which a code may be asked for again. */
const PAUSA_ENTRE_CODIGOS = 60;

/** Returns the digits of what was typed or pasted, such as '123456' of '123 456'. */
export function digitosDe(texto: string): string {
  return texto.replaceAll(/\D/g, '').slice(0, LARGO_DE_CODIGO);
}

export interface CodigoDeEnlace {
  email: string;
  codigo: string;
  /** Null where the code is only to enter by. */
  turno: TurnoSinReservar | null;
}

/** Reads the part after `#` of the address that a mail's button opens; null where it has no code. */
export function codigoEnDireccion(hash: string): CodigoDeEnlace | null {
  const datos = new URLSearchParams(hash.replace(/^#/, ''));
  const email = datos.get('email')?.trim() ?? '';
  const codigo = digitosDe(datos.get('codigo') ?? '');
  if (email === '' || codigo.length !== LARGO_DE_CODIGO) return null;
  return { email, codigo, turno: turnoEn(datos) };
}

function turnoEn(datos: URLSearchParams): TurnoSinReservar | null {
  const [id = 0, personas = 0, precio = 0] = ['franja', 'personas', 'precio'].map((clave) =>
    Number(datos.get(clave)),
  );
  const inicio = datos.get('inicio') ?? '';
  const [fecha, horaInicio, horaFin] = [
    fechaDe(inicio),
    horaDe(inicio),
    horaDe(datos.get('fin') ?? ''),
  ];
  const hayFranja = id > 0 && esFecha(fecha) && esHora(horaInicio) && esHora(horaFin);
  if (!hayFranja || !(personas >= 1 && personas <= MAXIMO_DE_PERSONAS && precio >= 0)) return null;
  const espera = datos.has('espera');
  return { franja: { id, fecha, horaInicio, horaFin }, personas, precio: espera ? null : precio };
}

/** Returns how a request for another code names the turn of the one before. */
export function porConfirmar({ franja, personas, precio }: TurnoSinReservar): TurnoPorConfirmar {
  return { franjaId: franja.id, personas, ...(precio === null && { espera: true }) };
}

/** True where two codes are to confirm the same. */
export function esElMismo(
  uno: TurnoPorConfirmar | undefined,
  otro: TurnoPorConfirmar | undefined,
): boolean {
  const clave = (turno: TurnoPorConfirmar | undefined) =>
    turno && [turno.franjaId, turno.personas, turno.espera ?? false].join();
  return clave(uno) === clave(otro);
}

/** Returns the seconds until a code may be asked for again, 0 once it may. */
export function esperaParaReenviar({ pedidoEn, venceEn }: CodigoPedido, ahora: string): number {
  if (ahora >= venceEn) return 0;
  return Math.min(
    PAUSA_ENTRE_CODIGOS,
    Math.max(0, PAUSA_ENTRE_CODIGOS - segundosEntre(pedidoEn, ahora)),
  );
}

export interface Nombres {
  nombre: string;
  apellido: string;
}

/**
 * Returns what to tell somebody who typed another name than that of the account which their e-mail
 * has; null where the two names are one.
 */
export function otroNombre(escrito: Nombres, { nombre, apellido }: Nombres): string | null {
  const deCuenta = `${nombre} ${apellido}`;
  const igual = `${escrito.nombre} ${escrito.apellido}`.localeCompare(deCuenta, 'es', {
    sensitivity: 'base',
  });
  if (igual === 0) return null;
  return `Ese email ya tenía una cuenta, a nombre de ${deCuenta}: la reserva va con esos datos.`;
}

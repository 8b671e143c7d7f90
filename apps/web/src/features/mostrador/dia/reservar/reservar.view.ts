import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { mensajeSinCupo, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import type { Pantalla } from '../../../../entities/reserva/avance/avance.ts';
import { motivoParaNoReservar } from '../franja/acciones.view.ts';
import { etapaDe, textoDePlazas } from '../dia.view.ts';

/*
 * The desk's booking for a client who phoned or walked in.
 */

export interface ClienteElegido {
  id: number;
  nombre: string;
  apellido: string;
  telefono: string;
}

/** A companion as the desk knows them: without a name or a gender until somebody says so. */
export interface AcompanianteDelMostrador {
  nombre: string;
  genero: Sexo | null;
}

export interface ReservaParaCliente {
  franjaId: number;
  clienteId: number;
  notas?: string;
  acompaniantes?: { nombre?: string; genero?: Sexo }[];
}

/** The choice of the desk for a client. */
export interface EleccionDelMostrador {
  franjaId: number | null;
  cliente: ClienteElegido | null;
  personas: number;
  acompaniantes: readonly AcompanianteDelMostrador[];
  notas: string;
}

export const FALTA_CLIENTE = 'Falta elegir para quién es la reserva';
const FALTA_FRANJA = 'Por favor selecciona un horario';

/**
 * The reason that the franja cannot be booked as it is now: places that were free a moment ago may
 * be taken or blocked.
 */
export function impedimento(
  franja: Franja | undefined,
  personas: number,
  ahora: string,
): string | null {
  if (!franja) return null;
  const motivo = motivoParaNoReservar(franja, etapaDe(franja, ahora));
  if (motivo !== null) return motivo;
  const libres = plazasLibres(franja);
  return personas > libres ? mensajeSinCupo(libres) : null;
}

/** A shorter reason, for several franjas side by side. */
export function motivoParaNoElegir(franja: Franja, ahora: string): string | null {
  const etapa = etapaDe(franja, ahora);
  if (motivoParaNoReservar(franja, etapa) === null) return null;
  return etapa === 'pasada' ? 'Ya terminó' : textoDePlazas(franja);
}

/** A text about what is missing, and the name of the control that gets the focus. */
interface Falta {
  texto: string;
  campo: string;
}

/**
 * The first thing that is missing; null when the booking can be sent. `franja` is the chosen one as
 * its day now has it: undefined where it was taken off the calendar.
 */
export function faltaEn(
  { cliente }: EleccionDelMostrador,
  franja: Franja | undefined,
): Falta | null {
  if (!franja) return { texto: FALTA_FRANJA, campo: 'franja' };
  return cliente ? null : { texto: FALTA_CLIENTE, campo: 'cliente' };
}

/** A companion for each person besides the holder, blank where nothing was said of them. */
export function losAcompaniantes({
  personas,
  acompaniantes,
}: Pick<EleccionDelMostrador, 'personas' | 'acompaniantes'>): AcompanianteDelMostrador[] {
  return Array.from(
    { length: personas - 1 },
    (_, orden) => acompaniantes[orden] ?? { nombre: '', genero: null },
  );
}

/** The window is one question: it is refused and asked again where it stands. */
export const PANTALLA_DEL_MOSTRADOR: Pantalla<EleccionDelMostrador, ReservaParaCliente> = {
  cuerpoDe,
  trasRechazo: 'confirmando',
};

/**
 * The body of the booking. `notas` and `acompaniantes` are left out when empty; the server then
 * writes the automatic notes.
 */
function cuerpoDe(eleccion: EleccionDelMostrador): ReservaParaCliente | null {
  const { franjaId, cliente } = eleccion;
  if (franjaId === null || !cliente) return null;
  const notas = eleccion.notas.trim();
  const acompaniantes = losAcompaniantes(eleccion).map(({ nombre, genero }) => ({
    ...(nombre.trim() !== '' && { nombre: nombre.trim() }),
    ...(genero && { genero }),
  }));
  return {
    franjaId,
    clienteId: cliente.id,
    ...(notas !== '' && { notas }),
    ...(acompaniantes.length > 0 && { acompaniantes }),
  };
}

/** True where leaving would lose something besides the client that the window began with. */
export function estaEmpezada(
  { cliente, notas, acompaniantes }: EleccionDelMostrador,
  inicial?: ClienteElegido,
): boolean {
  return (
    cliente !== (inicial ?? null) ||
    [notas, ...acompaniantes.map(({ nombre }) => nombre)].some((uno) => uno.trim())
  );
}

/** The button's text. After the price changed it has the new price, which the press accepts. */
export function accionDeReservar(precioAnterior: number | null, precio?: number): string {
  return precioAnterior === null || precio === undefined
    ? 'Confirmar reserva'
    : `Confirmar a ${formatearPesos(precio)}`;
}

/** Returns what a search that found nobody says of a new client: e-mail, telephone or name. */
export function datosBuscados(texto: string): Record<string, string> {
  if (texto.includes('@')) return { email: texto.trim() };
  if (/^[\d\s()+-]+$/.test(texto)) return { telefono: texto.trim() };
  const [nombre = '', ...resto] = capitalizar(texto).trim().split(/\s+/);
  return { nombre, apellido: resto.join(' ') };
}

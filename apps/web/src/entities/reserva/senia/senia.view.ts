import { diasEntre, fechaDe, horaDe, nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { montoDeSenia, seniaDe, type ReglaDeSenia } from '@remanso/contract/reserva/senia.rules';
import { diaRelativo } from '../dia-relativo.view.ts';

/*
 * The words for the seña that a booking waits for (rules §10.9).
 */

const SIN_FIN = '9999-12-31T00:00:00';

interface Senia {
  monto: number;
  vence: string;
}

/** Returns, for example, 'hoy a las 19:00' or 'el jueves 1 de octubre a las 09:00'. */
export function plazoDeSenia(vence: string, hoy: string): string {
  const fecha = fechaDe(vence);
  return diasEntre(hoy, fecha) > 1
    ? `el ${nombreDeMomento(vence)}`
    : `${diaRelativo(fecha, hoy).toLowerCase()} a las ${horaDe(vence)}`;
}

/**
 * Returns the seña that a new booking will need; undefined where the booking needs no seña. While
 * no franja is chosen, the function assumes a franja far enough ahead to need a seña.
 */
export function seniaPorPedir(
  config: ReglaDeSenia,
  { inicio, precio, ahora }: { inicio: string | undefined; precio: number; ahora: string },
): { monto: number; vence: string | undefined } | undefined {
  const pedida = seniaDe(config, { inicio: inicio ?? SIN_FIN, ahora });
  if (!pedida) return undefined;
  return {
    monto: montoDeSenia(precio, pedida.porcentaje),
    vence: inicio === undefined ? undefined : pedida.vence,
  };
}

/** Returns the message by which the desk asks a client for the seña of a booking. */
export function pedidoDeSenia(
  {
    cliente,
    franja,
    senia: { monto, vence },
  }: Pick<ReservaDelMostrador, 'cliente' | 'franja'> & { senia: Senia },
  centro: Pick<Centro, 'nombre'>,
  transferencia: string,
): string {
  const aDonde = transferencia ? ` Se transfiere a: ${transferencia.replaceAll('\n', ', ')}.` : '';
  return `Hola, ${cliente.nombre}. Para confirmar el turno del ${nombreDeMomento(franja.inicio)} en ${centro.nombre} falta la seña de ${formatearPesos(monto)}, hasta el ${nombreDeMomento(vence)}.${aDonde} Mándanos el comprobante en respuesta a este mensaje. ¡Gracias!`;
}

/** The pesos still missing of the seña of a booking; 0 where the booking waits for no seña. */
export function faltaDeSenia({
  senia,
  pagado,
}: Pick<ReservaDelMostrador, 'pagado'> & { senia: Pick<Senia, 'monto'> | null }): number {
  return senia ? Math.max(0, senia.monto - pagado) : 0;
}

/**
 * Returns, for example, 'Espera la seña de $ 6.000 hasta hoy a las 19:00' or, once a part of the
 * seña is paid, 'Faltan $ 720 de la seña, hasta hoy a las 19:00'. Where `nombre` is given, the text
 * says who must pay.
 */
export function esperaEnPalabras(
  { monto, vence }: Senia,
  { pagado, hoy, nombre }: { pagado: number; hoy: string; nombre?: string },
): string {
  const plazo = plazoDeSenia(vence, hoy);
  const falta = faltaDeSenia({ senia: { monto }, pagado });
  if (pagado === 0 || falta === 0) {
    const espera = `la seña de ${formatearPesos(monto)} hasta ${plazo}`;
    return nombre === undefined ? `Espera ${espera}` : `${nombre} espera ${espera}`;
  }
  const verbo = falta === 1 ? 'falta' : 'faltan';
  const resto = `${formatearPesos(falta)} de la seña, hasta ${plazo}`;
  if (nombre !== undefined) return `A ${nombre} le ${verbo} ${resto}`;
  return `${falta === 1 ? 'Falta' : 'Faltan'} ${resto}`;
}

const ALIAS = /\balias[:\s]+([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)/i;
const CBU = /\b\d{22}\b/;

/**
 * Returns the part of the centre's transfer data that a bank's form asks for: the alias, or the
 * number (CBU or CVU). Returns all of `datos` where `datos` contains neither an alias nor a number.
 */
export function loQueSeCopia(datos: string): { nombre: string; texto: string } {
  const alias = ALIAS.exec(datos)?.[1];
  if (alias) return { nombre: 'alias', texto: alias };
  const [numero] = CBU.exec(datos) ?? [];
  if (numero) return { nombre: /\bcvu\b/i.test(datos) ? 'CVU' : 'CBU', texto: numero };
  return { nombre: 'los datos', texto: datos };
}

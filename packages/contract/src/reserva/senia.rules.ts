import { nombreDeMomento, sumarHoras } from '../calendario.ts';
import { formatearPesos } from '../dinero.ts';

/*
 * The rules of the seña, which a client transfers beforehand (rules §10.9). Momentos are in the
 * centre's civil time, amounts in whole pesos.
 */

/** A booking whose turn begins within this many hours asks for no seña. */
const HORAS_SIN_SENIA = 3;
/** A seña must come at least this many hours before the turn, however late the booking was made. */
const HORAS_ANTES_DEL_TURNO = 2;

/**
 * Returns the sentence about the money paid for a booking that does not take place (rules §10.9).
 * @example loPagadoAlCancelar(6000).slice(0, 29) // 'Los $\u00a06.000 ya pagados quedan'
 */
export const loPagadoAlCancelar = (pagado: number): string =>
  `Los ${formatearPesos(pagado)} ya pagados quedan a favor: el centro los devuelve o los pasa a otro turno.`;

/**
 * Returns the message by which a client tells the centre that they have transferred the seña.
 * @example mensajeDeSenia({ inicio: '2026-10-01T09:00:00', titular: undefined, monto: 6000 })
 *   // 'Hola, transferí la seña de $\u00a06.000 de mi reserva del jueves 1 de octubre a las 09:00.'
 */
export function mensajeDeSenia({
  inicio,
  titular,
  monto,
}: {
  inicio: string;
  titular: string | undefined;
  monto: number;
}): string {
  const aNombre = titular ? `, a nombre de ${titular}` : '';
  return `Hola, transferí la seña de ${formatearPesos(monto)} de mi reserva del ${nombreDeMomento(inicio)}${aNombre}.`;
}

export interface ReglaDeSenia {
  seniaPorcentaje: number;
  seniaHoras: number;
}

export interface SeniaPedida {
  porcentaje: number;
  vence: string;
}

/** @example montoDeSenia(20000, 30) // 6000 */
export const montoDeSenia = (precioTotal: number, porcentaje: number): number =>
  Math.ceil((precioTotal * porcentaje) / 100);

/**
 * Returns the seña of a client's new booking; undefined where no seña is asked for.
 * @example seniaDe({ seniaPorcentaje: 30, seniaHoras: 12 }, { inicio: '2026-10-02T18:00:00',
 *   ahora: '2026-10-01T09:00:00' })
 *   // { porcentaje: 30, vence: '2026-10-01T21:00:00' }
 */
export function seniaDe(
  { seniaPorcentaje, seniaHoras }: ReglaDeSenia,
  { inicio, ahora }: { inicio: string; ahora: string },
): SeniaPedida | undefined {
  if (seniaPorcentaje === 0 || inicio <= sumarHoras(ahora, HORAS_SIN_SENIA)) return undefined;
  const limite = sumarHoras(inicio, -HORAS_ANTES_DEL_TURNO);
  const plazo = sumarHoras(ahora, seniaHoras);
  return { porcentaje: seniaPorcentaje, vence: plazo < limite ? plazo : limite };
}

/**
 * Returns the momento until which a moved booking waits for its seña: two hours before the new
 * turn, or one hour from now where that is later; but never after the old `vence`, nor after the
 * start of the new turn.
 * @example seniaAlMover('2026-10-01T21:00:00', '2026-10-01T18:00:00', '2026-10-01T09:00:00')
 *   // '2026-10-01T16:00:00'
 */
export function seniaAlMover(vence: string, inicio: string, ahora: string): string {
  const antesDelTurno = sumarHoras(inicio, -HORAS_ANTES_DEL_TURNO);
  const enUnaHora = sumarHoras(ahora, 1);
  const limite = antesDelTurno > enUnaHora ? antesDelTurno : enUnaHora;
  return [vence, limite, inicio].reduce((primero, otro) => (otro < primero ? otro : primero));
}

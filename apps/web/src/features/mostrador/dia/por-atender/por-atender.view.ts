import { seMarcaAsistencia } from '@remanso/contract/reserva/asistencia.rules';
import { fechaDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { etapaDe } from '../dia.view.ts';

/*
 * Finds what the desk has to attend to on a day. The franjas on screen are in the order of their
 * hours; the buttons of ParaAtender lead to the most urgent franjas.
 */

export interface PorAtender {
  que: 'turno' | 'sin cobrar' | 'sin marcar' | 'sin seña';
  /** The main words of the button, for example '3 sin cobrar'. */
  texto: string;
  /**
   * The second part of the button's text, for example '$ 45.000'. Empty where the button has no
   * second part.
   */
  detalle: string;
  /** The ids of the franjas to which the button leads, in the order of their hours. */
  franjas: number[];
}

/**
 * Returns what the desk has to attend to, the most urgent first. A debt or a missing mark counts
 * only once the turn has begun. A booking to which nobody came is not asked to pay. `ahora` is in
 * the centre's civil time, to the minute.
 */
export function porAtender(franjas: readonly Franja[], ahora: string): PorAtender[] {
  const empezadas = franjas.filter((franja) => etapaDe(franja, ahora) !== 'por venir');
  const debe = ({ saldo, asistencia }: ReservaDelMostrador) =>
    saldo > 0 && asistencia !== 'NO_VINO';
  const falta = ({ asistencia, franja }: ReservaDelMostrador) =>
    asistencia === 'SIN_MARCAR' && seMarcaAsistencia(franja, `${ahora}:00`);
  const deuda = reservasDe(empezadas)
    .filter(debe)
    .reduce((suma, { saldo }) => suma + saldo, 0);
  return [
    turnoDeAhora(franjas, ahora),
    conReservas('sin cobrar', empezadas, debe, formatearPesos(deuda)),
    conReservas('sin marcar', empezadas, falta),
    conReservas('sin seña', franjas, ({ senia }) => senia !== null),
  ].filter(({ franjas: ids }) => ids.length > 0);
}

/** Returns the booked franjas that are under way, and the next booked franja of today. */
function turnoDeAhora(franjas: readonly Franja[], ahora: string): PorAtender {
  const reservadas = franjas.filter((franja) => reservasDe([franja]).length > 0);
  const enCurso = reservadas.filter((franja) => etapaDe(franja, ahora) === 'en curso');
  const proxima = reservadas.find(
    (franja) => franja.fecha === fechaDe(ahora) && etapaDe(franja, ahora) === 'por venir',
  );
  const ambas = proxima ? [...enCurso, proxima] : enCurso;
  const cuando = enCurso.length > 0 ? 'Ahora' : 'Próximo';
  return {
    que: 'turno',
    texto: `${cuando} ${ambas[0]?.horaInicio ?? ''}`,
    detalle: '',
    franjas: ambas.map(({ id }) => id),
  };
}

function conReservas(
  que: PorAtender['que'],
  franjas: readonly Franja[],
  cuenta: (reserva: ReservaDelMostrador) => boolean,
  detalle = '',
): PorAtender {
  return {
    que,
    // The no-break space keeps the number and the word after the number in one line.
    texto: `${reservasDe(franjas).filter(cuenta).length}\u00a0${que}`,
    detalle,
    franjas: franjas.filter((franja) => reservasDe([franja]).some(cuenta)).map(({ id }) => id),
  };
}

/**
 * Returns the id that follows `ultima` in `franjas`. Returns the first id where `ultima` is
 * undefined or the last id.
 */
export function siguienteDe(franjas: readonly number[], ultima: number | undefined): number {
  const lugar = ultima === undefined ? -1 : franjas.indexOf(ultima);
  return franjas[(lugar + 1) % franjas.length] as number;
}

function reservasDe(franjas: readonly Franja[]): ReservaDelMostrador[] {
  return franjas.flatMap(({ reservas = [] }) => reservas);
}

import { seMarcaAsistencia } from '@remanso/contract/reserva/asistencia.rules';
import { fechaDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { etapaDe } from '../dia.view.ts';

/*
 * The turns of a day that need a hand. The hours keep their order; this leads to those that count
 * first.
 */

export interface PorAtender {
  que: 'turno' | 'sin cobrar' | 'sin marcar' | 'sin seña';
  /** The words, such as '3 sin cobrar'. */
  texto: string;
  /** The rest, such as '$ 45.000'; empty where there is no more to say. */
  detalle: string;
  /** The ids of the franjas, in the order of their hours. */
  franjas: number[];
}

/**
 * Returns what needs a hand, what is most urgent first; an empty list where all is done. Nobody is
 * missed and nothing is due before a turn begins, and who did not come is not asked to pay. `ahora`
 * is in the centre's civil time, to the minute.
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

/** The booked franjas that are under way, and the first one of today to come. */
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
    // Where it takes two lines, the number stays with its word.
    texto: `${reservasDe(franjas).filter(cuenta).length}\u00a0${que}`,
    detalle,
    franjas: franjas.filter((franja) => reservasDe([franja]).some(cuenta)).map(({ id }) => id),
  };
}

/** The franja to go to: the one after the last that was gone to, and again the first. */
export function siguienteDe(franjas: readonly number[], ultima: number | undefined): number {
  const lugar = ultima === undefined ? -1 : franjas.indexOf(ultima);
  return franjas[(lugar + 1) % franjas.length] as number;
}

function reservasDe(franjas: readonly Franja[]): ReservaDelMostrador[] {
  return franjas.flatMap(({ reservas = [] }) => reservas);
}

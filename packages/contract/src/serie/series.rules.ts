import { fechaDe, fechaHora, horaDe, sumarDias } from '../calendario.ts';

/*
 * A turno fijo (`serie`): the same hour every week or every second week (rules §22).
 */

/** The steps between the dates of a series, in weeks. */
export const CADA = { minimo: 1, maximo: 2 } as const;

/** The number of dates that a series has. */
export const VECES = { minimo: 2, maximo: 12 } as const;

/** A series has no date that lies more days ahead. */
export const DIAS_DE_UNA_SERIE = 92;

/** The most alternatives of a date. */
export const MAXIMO_DE_ALTERNATIVAS = 3;

/**
 * How many days before and after its date an alternative may lie: less than half a week, so that no
 * franja is an alternative of two dates.
 */
export const LEJANIA_DE_ALTERNATIVA_DIAS = 3;

/** The resultados of a date before its series is made; only a LIBRE date can be booked. */
export const RESULTADOS_DE_FECHA = [
  'LIBRE',
  'SIN_CUPO',
  'BLOQUEADA',
  'FERIADO',
  'FUERA_DE_HORARIO',
  'YA_RESERVADA',
] as const;
export type ResultadoDeFecha = (typeof RESULTADOS_DE_FECHA)[number];

/** The decisions about a date besides another franja: to leave it out, or to wait for places. */
export const DECISIONES = ['OMITIR', 'ESPERAR'] as const;
export type Decision = number | (typeof DECISIONES)[number];

interface Terminos {
  /** The momento at which the first franja begins. */
  inicio: string;
  /** The weeks from one date to the next. */
  cada: number;
  veces: number;
}

/**
 * Returns the momentos at which the franjas of a series begin, the first one included.
 * @example iniciosDeSerie({ inicio: '2026-10-06T18:00:00', cada: 2, veces: 2 })
 *   // ['2026-10-06T18:00:00', '2026-10-20T18:00:00']
 */
export function iniciosDeSerie({ inicio, cada, veces }: Terminos): string[] {
  return Array.from({ length: veces }, (_, n) =>
    fechaHora(sumarDias(fechaDe(inicio), n * cada * 7), horaDe(inicio)),
  );
}

/**
 * The numbers from which on an id is that of a franja that is still to be made. No centre ever has
 * so many franjas.
 */
const POR_HACER = 190_001_010_000;

/**
 * Returns the id by which a franja that the plan has not made yet is named: the digits of its
 * beginning.
 * @example idPorHacer('2026-12-01T18:00:00') // 202612011800
 */
export function idPorHacer(inicio: string): number {
  return Number(inicio.slice(0, 16).replaceAll(/\D/g, ''));
}

/**
 * Returns the beginning of the franja that an id of `idPorHacer` names; null for the id of a franja
 * that exists.
 * @example inicioPorHacer(202612011800) // '2026-12-01T18:00:00'
 * @example inicioPorHacer(7) // null
 */
export function inicioPorHacer(id: number): string | null {
  if (id < POR_HACER) return null;
  const [, anio, mes, dia, horas, minutos] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(id)) ?? [];
  return anio === undefined ? null : `${anio}-${mes}-${dia}T${horas}:${minutos}:00`;
}

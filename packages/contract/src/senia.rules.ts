import { sumarHoras } from './calendario.ts';

/*
 * The rules of what a client transfers beforehand (rules §11.8). Moments are civil, amounts whole pesos.
 */

/** A booking that begins sooner asks for no seña. */
const HORAS_SIN_SENIA = 3;
/** The hours before the turn at which a seña must have come, however late it was asked for. */
const HORAS_ANTES_DEL_TURNO = 2;

export interface ReglaDeSenia {
  seniaPorcentaje: number;
  seniaHoras: number;
}

export interface SeniaPedida {
  porcentaje: number;
  vence: string;
}

export const montoDeSenia = (precioTotal: number, porcentaje: number): number =>
  Math.ceil((precioTotal * porcentaje) / 100);

/** Returns the seña of a client's new booking; undefined where none is asked for. */
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
 * Returns until when a booking that moves waits for its seña: no longer than before, and until two
 * hours before its new turn, or one hour from now where that is later.
 */
export function seniaAlMover(vence: string, inicio: string, ahora: string): string {
  const antesDelTurno = sumarHoras(inicio, -HORAS_ANTES_DEL_TURNO);
  const enUnaHora = sumarHoras(ahora, 1);
  const limite = antesDelTurno > enUnaHora ? antesDelTurno : enUnaHora;
  return [vence, limite, inicio].reduce((primero, otro) => (otro < primero ? otro : primero));
}

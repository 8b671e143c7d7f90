import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { problemaDelDia, valorDe } from '@remanso/contract/abono/abonos.rules';
import { fechaConAnio } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares, quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { vuelvenAlAbono } from './lugares-que-vuelven.view.ts';
import { diasEnPlural } from './abono-en-venta.view.ts';

/*
 * The words and the checks for booking with a sold abono.
 */

export interface PorReservar {
  /** The beginning of the franja; null where none is chosen yet. */
  inicio: string | null;
  personas: number;
}

/** Returns why an abono cannot pay for a booking, for example 'queda 1 lugar'; null where it can. */
export function porQueNoAlcanza(abono: AbonoVendido, { inicio, personas }: PorReservar) {
  const { disponibles, vence, dias } = abono;
  if (disponibles < personas) return quedanLugares(disponibles);
  if (inicio === null) return null;
  const problema = problemaDelDia(abono, inicio);
  if (problema === 'ABONO_VENCE_ANTES') return `vence antes, el ${fechaConAnio(vence)}`;
  return problema && `se usa los ${diasEnPlural(dias ?? [])}`;
}

/** Returns what an abono offers, for example 'quedan 6 lugares, se deben $ 60.000'. */
export function loQueOfrece({ disponibles, saldo }: AbonoVendido): string {
  const lugares = quedanLugares(disponibles);
  const deuda = saldo > 0 ? `, se deben ${formatearPesos(saldo)}` : '';
  return `${lugares}${deuda}`;
}

/** Returns the price of a booking with an abono: what the places of these people are worth. */
export function precioConAbono(abono: AbonoVendido, personas: number): number {
  const { disponibles, valor } = abono;
  return valorDe(abono, { lugares: disponibles, valor }, personas);
}

/**
 * Returns what a change of the people of a booking does to its abono: 'Usa 1 lugar más de Pack de
 * 10', 'Vuelve 1 lugar a Pack de 10'.
 */
export function lugaresQueCambian(personasDeMas: number, nombre: string): string {
  const cuantos = cuantosLugares(Math.abs(personasDeMas));
  if (personasDeMas > 0) return `Usa ${cuantos} más de ${nombre}`;
  return vuelvenAlAbono(-personasDeMas, nombre);
}

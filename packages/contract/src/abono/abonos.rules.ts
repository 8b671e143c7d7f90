import { diaDeSemana, fechaDe, sumarDias, type DiaSemana } from '../calendario.ts';

/*
 * The rules of abonos: places that are paid for beforehand, and what they are worth (rules §20).
 */

export const ESTADOS_DE_ABONO = ['ACTIVO', 'AGOTADO', 'VENCIDO', 'ANULADO'] as const;
export type EstadoDeAbono = (typeof ESTADOS_DE_ABONO)[number];

/** The reasons for which places leave an abono or come back to it. */
export const CAUSAS_DE_ABONO = ['VENTA', 'RESERVA', 'DEVOLUCION', 'ANULACION'] as const;
export type CausaDeAbono = (typeof CAUSAS_DE_ABONO)[number];

interface Situacion {
  anulado: boolean;
  disponibles: number;
  /** The last day on which the abono can be used. */
  vence: string;
}

/**
 * Returns what an abono is on a day.
 * @example estadoDeAbono({ anulado: false, disponibles: 3, vence: '2026-10-01' }, '2026-10-01')
 *   // 'ACTIVO'
 * @example estadoDeAbono({ anulado: false, disponibles: 3, vence: '2026-10-01' }, '2026-10-02')
 *   // 'VENCIDO'
 */
export function estadoDeAbono(
  { anulado, disponibles, vence }: Situacion,
  hoy: string,
): EstadoDeAbono {
  if (anulado) return 'ANULADO';
  if (disponibles === 0) return 'AGOTADO';
  return vence < hoy ? 'VENCIDO' : 'ACTIVO';
}

/**
 * Returns the last day of an abono that is sold on the day `desde`.
 * @example venceDeAbono('2026-10-01', 30) // '2026-10-31'
 */
export function venceDeAbono(desde: string, vigenciaDias: number): string {
  return sumarDias(desde, vigenciaDias);
}

interface Vendido {
  /** The places and the price for which the abono was sold. */
  lugares: number;
  precio: number;
}

/**
 * Returns what one place of an abono is worth, in pesos. The rest of the division belongs to the
 * last place that is taken.
 * @example valorDeUno({ lugares: 3, precio: 100 }) // 33
 */
export function valorDeUno({ lugares, precio }: Vendido): number {
  return Math.floor(precio / lugares);
}

/** The places that somebody has of an abono, and what they are worth together, in pesos. */
export interface Lugares {
  lugares: number;
  valor: number;
}

/**
 * Returns what `cuantos` of the places are worth: all of it for the last ones.
 * @example valorDe({ lugares: 3, precio: 100 }, { lugares: 3, valor: 100 }, 2) // 66
 * @example valorDe({ lugares: 3, precio: 100 }, { lugares: 1, valor: 34 }, 1) // 34
 */
export function valorDe(abono: Vendido, { lugares, valor }: Lugares, cuantos: number): number {
  return cuantos === lugares ? valor : cuantos * valorDeUno(abono);
}

/**
 * Returns whether an abono can be used on the day of a momento: every day, where it names none.
 */
function sirveElDia(dias: readonly DiaSemana[] | null, inicio: string): boolean {
  return dias === null || dias.includes(diaDeSemana(fechaDe(inicio)));
}

/**
 * Returns why an abono cannot pay for a turno that begins at `inicio`; null where its end and its
 * days allow it.
 * @example problemaDelDia({ vence: '2026-10-01', dias: null }, '2026-10-02T09:00:00')
 *   // 'ABONO_VENCE_ANTES'
 * @example problemaDelDia({ vence: '2026-10-31', dias: ['LUNES'] }, '2026-10-02T09:00:00')
 *   // 'ABONO_OTRO_DIA'
 * @example problemaDelDia({ vence: '2026-10-31', dias: null }, '2026-10-02T09:00:00') // null
 */
export function problemaDelDia(
  { vence, dias }: { vence: string; dias: readonly DiaSemana[] | null },
  inicio: string,
): 'ABONO_VENCE_ANTES' | 'ABONO_OTRO_DIA' | null {
  if (vence < fechaDe(inicio)) return 'ABONO_VENCE_ANTES';
  return sirveElDia(dias, inicio) ? null : 'ABONO_OTRO_DIA';
}

/** The days before the end of an abono on which its client is told. */
export const DIAS_DE_AVISO = 7;

/** The days for which an abono is good at least once the centre gives places back. */
const GRACIA_DIAS = 14;

/**
 * Returns the last day of an abono after the centre has given places back on the day `hoy`.
 * @example venceTrasDevolver('2026-10-03', '2026-10-01') // '2026-10-15'
 * @example venceTrasDevolver('2026-12-03', '2026-10-01') // '2026-12-03'
 */
export function venceTrasDevolver(vence: string, hoy: string): string {
  const alMenos = sumarDias(hoy, GRACIA_DIAS);
  return vence < alMenos ? alMenos : vence;
}

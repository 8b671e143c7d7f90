import { sql, type RawBuilder } from 'kysely';
import { ocupaPlazas } from './estado.queries.ts';

/*
 * The SQL counterparts, over `reservas as r`, of `saldoDe` of the contract: what is owed for a
 * booking at a moment (rules §10.7).
 */

/**
 * The SQL expression for what is still owed for a booking, in pesos. A negative number is to be
 * given back.
 */
export const saldo = (ahora: string): RawBuilder<number> =>
  sql`(case when ${ocupaPlazas(ahora)} then r.precio_total else 0 end - r.pagado)`;

/**
 * The SQL condition that money is owed for a booking which has begun. Needs `franjas as f`. The
 * comparison of `r.pagado` and that of `r.estado` are redundant, and let PostgreSQL use the index
 * `reservas_por_cobrar`.
 */
export const debePorLoComenzado = (ahora: string): RawBuilder<boolean> =>
  sql`(r.pagado < r.precio_total and r.estado in ('CONFIRMADA', 'COMPLETADA')
    and f.inicio <= ${ahora} and ${saldo(ahora)} > 0)`;

/**
 * The SQL condition that money is to be given back for a booking. The first two parts are
 * redundant, and let PostgreSQL use the index `reservas_a_devolver`.
 */
export const hayQueDevolver = (ahora: string): RawBuilder<boolean> =>
  sql`(r.pagado > 0 and (r.estado in ('CANCELADA', 'PENDIENTE') or r.pagado > r.precio_total)
    and ${saldo(ahora)} < 0)`;

/**
 * The SQL sum of what is still owed for bookings, in pesos. Money to be given back for a booking
 * does not lower the sum.
 */
export const sumarPorCobrar = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(greatest(${saldo(ahora)}, 0)), 0)`;

/** The SQL sum of what is owed for bookings that have begun, in pesos. Needs `franjas as f`. */
export const sumarVencido = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(greatest(${saldo(ahora)}, 0)) filter (where f.inicio <= ${ahora}), 0)`;

/**
 * The SQL sum of what is to be given back for bookings, in pesos. Money owed for a booking does not
 * lower the sum.
 */
export const sumarADevolver = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(greatest(-${saldo(ahora)}, 0)), 0)`;

/**
 * The SQL sum of the prices of bookings that have begun and are not cancelled, in pesos (rules
 * §8.12). Needs `franjas as f`.
 */
export const sumarGastado = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(r.precio_total) filter (where ${ocupaPlazas(ahora)} and f.inicio <= ${ahora}), 0)`;

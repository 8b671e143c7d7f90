import { sql, type RawBuilder } from 'kysely';
import { ocupaPlazas } from './estado.queries.ts';

/*
 * What is owed for a booking at a moment, in SQL over `reservas as r`, as `saldoDe` of the contract
 * says it (rules §10.7).
 */

/** The SQL of what is still owed for a booking; below zero, of what is to be given back. */
export const saldo = (ahora: string): RawBuilder<number> =>
  sql`(case when ${ocupaPlazas(ahora)} then r.precio_total else 0 end - r.pagado)`;

/**
 * The SQL condition for a begun booking that owes, with `franjas as f`. What follows from the rest
 * is there for the index `reservas_por_cobrar`.
 */
export const debePorLoComenzado = (ahora: string): RawBuilder<boolean> =>
  sql`(r.pagado < r.precio_total and r.estado in ('CONFIRMADA', 'COMPLETADA')
    and f.inicio <= ${ahora} and ${saldo(ahora)} > 0)`;

/**
 * The SQL condition for what is to be given back. What follows from the rest is there for the index
 * `reservas_a_devolver`.
 */
export const hayQueDevolver = (ahora: string): RawBuilder<boolean> =>
  sql`(r.pagado > 0 and (r.estado in ('CANCELADA', 'PENDIENTE') or r.pagado > r.precio_total)
    and ${saldo(ahora)} < 0)`;

/** The SQL sum of what is still owed. A booking that was paid too much takes nothing off the others. */
export const sumarPorCobrar = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(greatest(${saldo(ahora)}, 0)), 0)`;

/** The SQL sum of what is owed for bookings that have begun, with `franjas as f`. */
export const sumarVencido = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(greatest(${saldo(ahora)}, 0)) filter (where f.inicio <= ${ahora}), 0)`;

/** The SQL sum of what is to be given back. A booking that owes takes nothing off the others. */
export const sumarADevolver = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(greatest(-${saldo(ahora)}, 0)), 0)`;

/** The SQL sum of the prices of begun bookings, with `franjas as f` (rules §8.12). */
export const sumarGastado = (ahora: string): RawBuilder<number> =>
  sql`coalesce(sum(r.precio_total) filter (where ${ocupaPlazas(ahora)} and f.inicio <= ${ahora}), 0)`;

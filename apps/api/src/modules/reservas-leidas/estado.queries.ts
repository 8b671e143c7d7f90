import { sql, type RawBuilder } from 'kysely';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';

/*
 * The SQL counterparts, over `reservas as r`, of `estadoEn` of the contract, which derives the
 * estado of a booking at a moment (rules §8.6). Every query that reads or filters by estado uses
 * this file. The column `estado` contains only what a person decided, and `estado_hasta` until when
 * that decision counts.
 */

export function estadoDerivado(ahora: string): RawBuilder<EstadoDeReserva> {
  return sql`case when r.estado_hasta <= ${ahora}
    then case r.estado when 'CONFIRMADA' then 'COMPLETADA' else 'CANCELADA' end
    else r.estado end`;
}

/** The SQL condition that a booking is in an estado, for each estado. No condition is ever null. */
const CONDICIONES: Record<EstadoDeReserva, (ahora: string) => RawBuilder<boolean>> = {
  PENDIENTE: (ahora) => sql`(r.estado = 'PENDIENTE' and r.estado_hasta > ${ahora})`,
  CONFIRMADA: (ahora) => sql`(r.estado = 'CONFIRMADA' and r.estado_hasta > ${ahora})`,
  COMPLETADA: (ahora) => sql`(r.estado = 'COMPLETADA' or ${terminada(ahora)})`,
  CANCELADA: (ahora) => sql`(r.estado = 'CANCELADA' or ${vencida(ahora)})`,
};

export function estaEn(ahora: string, ...estados: readonly EstadoDeReserva[]): RawBuilder<boolean> {
  return estados
    .map((estado) => CONDICIONES[estado](ahora))
    .reduce((alguna, otra) => sql`(${alguna} or ${otra})`);
}

/**
 * The SQL condition that a booking is active, so that time can still change its estado; never null.
 * The comparison with 'infinity' is always true: it tells the planner of PostgreSQL, which does not
 * know `ahora`, that few bookings pass.
 */
export const estaActiva = (ahora: string): RawBuilder<boolean> =>
  sql`(r.estado_hasta is not null and r.estado_hasta > ${ahora} and r.estado_hasta < 'infinity')`;

/**
 * The SQL condition that a booking is stored as PENDIENTE or CONFIRMADA. Time may have completed or
 * cancelled such a booking already, but the franja's counter still counts its people.
 */
export const sigueEscrita = sql<boolean>`(r.estado_hasta is not null)`;

/** The SQL condition that the people of a booking occupy places: the booking is not cancelled. */
export const ocupaPlazas = (ahora: string): RawBuilder<boolean> =>
  sql`(not ${estaEn(ahora, 'CANCELADA')})`;

/** The SQL condition that a booking waits for its seña. */
export const esperaSenia = (ahora: string): RawBuilder<boolean> =>
  sql`(r.senia_vence is not null and ${estaEn(ahora, 'PENDIENTE')})`;

/**
 * The SQL condition that time has cancelled a booking which is not yet stored as cancelled, so that
 * the franja's counter still counts its people.
 */
export const vencida = (ahora: string): RawBuilder<boolean> =>
  sql`(r.estado = 'PENDIENTE' and r.estado_hasta <= ${ahora})`;

/**
 * The SQL condition that a franja has bookings that time has cancelled and that its counter still
 * counts.
 */
export const hayVencidas = (franjaId: RawBuilder<unknown>, ahora: string): RawBuilder<boolean> =>
  sql`exists (select from reservas r where r.franja_id = ${franjaId} and ${vencida(ahora)})`;

/**
 * The SQL condition that time has cancelled a booking after `desde`. A booking that is stored as
 * cancelled already is found only where its seña was not paid in time, because only then
 * `senia_vence` tells the moment.
 */
export const vencioDesde = (desde: string, ahora: string): RawBuilder<boolean> =>
  sql`(r.estado = 'PENDIENTE' and r.estado_hasta > ${desde} and r.estado_hasta <= ${ahora}
    or r.estado = 'CANCELADA' and r.senia_vence > ${desde} and r.senia_vence <= ${ahora})`;

/** The SQL condition that time has completed a booking which is not yet stored as completed. */
export const terminada = (ahora: string): RawBuilder<boolean> =>
  sql`(r.estado = 'CONFIRMADA' and r.estado_hasta <= ${ahora})`;

/** The SQL condition that the attendance of a booking was marked, and that nobody came. */
export const noVinoNadie = sql<boolean>`
  (select bool_or(a.presente) from asientos a where a.reserva_id = r.id) = false`;

import { sql, type RawBuilder } from 'kysely';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';

/*
 * These are the SQL, over `reservas as r`, of what `estadoEn` of the contract says of a booking at a
 * moment (rules §8.6). Whatever reads or filters by an estado uses this file: the column alone holds
 * what a person decided, and `estado_hasta` until when that holds.
 */

export function estadoDerivado(ahora: string): RawBuilder<EstadoDeReserva> {
  return sql`case when r.estado_hasta <= ${ahora}
    then case r.estado when 'CONFIRMADA' then 'COMPLETADA' else 'CANCELADA' end
    else r.estado end`;
}

/** The SQL condition for each estado; never null. */
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

/** The SQL condition that is true while time can still change a booking; never null. */
export const estaActiva = (ahora: string): RawBuilder<boolean> =>
  sql`(r.estado_hasta > ${ahora}) is true`;

/**
 * The SQL condition for what the franja's counter holds for a person who has not come yet, lapsed
 * or not, because nobody has written down what time has done.
 */
export const sigueEscrita = sql<boolean>`(r.estado_hasta is not null)`;

/** The SQL condition that is true while the people of a booking take places. */
export const ocupaPlazas = (ahora: string): RawBuilder<boolean> =>
  sql`(not ${estaEn(ahora, 'CANCELADA')})`;

/** The SQL condition that is true while a booking waits for its seña. */
export const esperaSenia = (ahora: string): RawBuilder<boolean> =>
  sql`(r.senia_vence is not null and ${estaEn(ahora, 'PENDIENTE')})`;

/**
 * The SQL condition for what time has cancelled and nobody has written down yet, so that the
 * franja's counter still holds its people.
 */
export const vencida = (ahora: string): RawBuilder<boolean> =>
  sql`(r.estado = 'PENDIENTE' and r.estado_hasta <= ${ahora})`;

/** The SQL condition that the counter of a franja holds bookings that time has cancelled. */
export const hayVencidas = (franjaId: RawBuilder<unknown>, ahora: string): RawBuilder<boolean> =>
  sql`exists (select from reservas r where r.franja_id = ${franjaId} and ${vencida(ahora)})`;

/**
 * The SQL condition for what time has cancelled after a moment, written down or not: of what was
 * written down only a booking whose seña did not come still tells when.
 */
export const vencioDesde = (desde: string, ahora: string): RawBuilder<boolean> =>
  sql`(r.estado = 'PENDIENTE' and r.estado_hasta > ${desde} and r.estado_hasta <= ${ahora}
    or r.estado = 'CANCELADA' and r.senia_vence > ${desde} and r.senia_vence <= ${ahora})`;

/** The SQL condition for what time has completed and nobody has written down yet. */
export const terminada = (ahora: string): RawBuilder<boolean> =>
  sql`(r.estado = 'CONFIRMADA' and r.estado_hasta <= ${ahora})`;

/** True for a booking of which somebody is marked, and nobody as having come. */
export const noVinoNadie = sql<boolean>`
  (select bool_or(a.presente) from asientos a where a.reserva_id = r.id) = false`;

import { sql, type RawBuilder } from 'kysely';
import { fechaDe } from '@remanso/contract/calendario';
import {
  ESTADOS_ACTIVOS,
  ESTADOS_QUE_OCUPAN,
  type EstadoDeReserva,
} from '@remanso/contract/reservas.rules';

/*
 * Returns the SQL of the estado of `reservas as r` in `franjas as f` at a moment, as `estadoEn` of
 * the contract derives it. Whatever reads or filters by an estado uses this file: the column alone
 * holds what a person decided, not what time has made of it.
 */

export function estadoDerivado(ahora: string): RawBuilder<EstadoDeReserva> {
  return sql<EstadoDeReserva>`case
    when r.estado = 'CONFIRMADA' and f.fin <= ${ahora} then 'COMPLETADA'
    when r.estado = 'PENDIENTE' and coalesce(r.senia_vence, f.inicio) <= ${ahora} then 'CANCELADA'
    else r.estado end`;
}

/** The SQL condition that is true once the seña of a booking did not come; never null. */
const seVencio = (ahora: string) => sql`(r.senia_vence <= ${ahora}) is true`;

/**
 * The SQL condition for each estado. Some bounds follow from the others and are there for the
 * indexes.
 */
const CONDICIONES: Record<EstadoDeReserva, (ahora: string) => RawBuilder<boolean>> = {
  PENDIENTE: (ahora) =>
    sql`r.estado = 'PENDIENTE' and f.inicio > ${ahora} and f.fecha >= ${fechaDe(ahora)} and not ${seVencio(ahora)}`,
  CONFIRMADA: (ahora) =>
    sql`r.estado = 'CONFIRMADA' and f.fin > ${ahora} and f.fecha >= ${fechaDe(ahora)}`,
  COMPLETADA: (ahora) =>
    sql`r.estado in ('COMPLETADA', 'CONFIRMADA') and (r.estado = 'COMPLETADA' or f.fin <= ${ahora})`,
  CANCELADA: (ahora) =>
    sql`r.estado in ('CANCELADA', 'PENDIENTE') and (r.estado = 'CANCELADA' or f.inicio <= ${ahora} or ${seVencio(ahora)})`,
};

export function estaEn(ahora: string, ...estados: readonly EstadoDeReserva[]) {
  const ninguna = sql<boolean>`false`;
  return estados.reduce(
    (alguna, estado) => sql<boolean>`(${alguna} or ${CONDICIONES[estado](ahora)})`,
    ninguna,
  );
}

/** The SQL condition that is true while a booking waits for its seña. */
export const esperaSenia = (ahora: string) =>
  sql<boolean>`(r.senia_vence is not null and ${estaEn(ahora, 'PENDIENTE')})`;

export const estaActiva = (ahora: string) => estaEn(ahora, ...ESTADOS_ACTIVOS);

/** The SQL condition that is true while the people of a booking take places. */
export const ocupaPlazas = (ahora: string) => estaEn(ahora, ...ESTADOS_QUE_OCUPAN);

/** True for a booking of which somebody is marked, and nobody as having come. */
export const noVinoNadie = sql<boolean>`
  (select bool_or(a.presente) from asientos a where a.reserva_id = r.id) = false`;

/**
 * The SQL for the ids of the franjas that are not over. Their number does not grow with the age of
 * the centre, as that of past franjas does.
 */
const sinTerminar = (ahora: string) =>
  sql`(select id from franjas where fin > ${ahora} and fecha >= ${fechaDe(ahora)})`;
const sinComenzar = (ahora: string) =>
  sql`(select id from franjas where inicio > ${ahora} and fecha >= ${fechaDe(ahora)})`;

const CONDICIONES_SIN_FRANJA: typeof CONDICIONES = {
  PENDIENTE: (ahora) =>
    sql`r.estado = 'PENDIENTE' and r.franja_id in ${sinComenzar(ahora)} and not ${seVencio(ahora)}`,
  CONFIRMADA: (ahora) => sql`r.estado = 'CONFIRMADA' and r.franja_id in ${sinTerminar(ahora)}`,
  COMPLETADA: (ahora) =>
    sql`(r.estado = 'COMPLETADA' or r.estado = 'CONFIRMADA' and r.franja_id not in ${sinTerminar(ahora)})`,
  CANCELADA: (ahora) =>
    sql`(r.estado = 'CANCELADA' or r.estado = 'PENDIENTE'
      and (r.franja_id not in ${sinComenzar(ahora)} or ${seVencio(ahora)}))`,
};

/**
 * Does what `estaEn` does for lists of all `reservas as r`, which are found and counted without a
 * join to their franjas.
 */
export function estaEnSinFranja(ahora: string, estado: EstadoDeReserva): RawBuilder<boolean> {
  return CONDICIONES_SIN_FRANJA[estado](ahora);
}

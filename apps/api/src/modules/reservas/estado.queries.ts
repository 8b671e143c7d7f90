import { sql, type RawBuilder } from 'kysely';
import { fechaDe } from '@remanso/contract/calendario';
import {
  ESTADOS_ACTIVOS,
  ESTADOS_QUE_OCUPAN,
  type EstadoDeReserva,
} from '@remanso/contract/reservas.rules';

/*
 * The state of `reservas as r` in `franjas as f` at a moment, as `estadoEn` of the contract has it. Whatever reads or
 * filters by a state goes through here: the column alone is what a person decided, not what time has made of it.
 */

export function estadoDerivado(ahora: string): RawBuilder<EstadoDeReserva> {
  return sql<EstadoDeReserva>`case
    when r.estado = 'CONFIRMADA' and f.fin <= ${ahora} then 'COMPLETADA'
    when r.estado = 'PENDIENTE' and f.inicio <= ${ahora} then 'CANCELADA'
    else r.estado end`;
}

/** A condition for each; the bounds that follow from the others are there for the indexes. */
const CONDICIONES: Record<EstadoDeReserva, (ahora: string) => RawBuilder<boolean>> = {
  PENDIENTE: (ahora) =>
    sql`r.estado = 'PENDIENTE' and f.inicio > ${ahora} and f.fecha >= ${fechaDe(ahora)}`,
  CONFIRMADA: (ahora) =>
    sql`r.estado = 'CONFIRMADA' and f.fin > ${ahora} and f.fecha >= ${fechaDe(ahora)}`,
  COMPLETADA: (ahora) =>
    sql`r.estado in ('COMPLETADA', 'CONFIRMADA') and (r.estado = 'COMPLETADA' or f.fin <= ${ahora})`,
  CANCELADA: (ahora) =>
    sql`r.estado in ('CANCELADA', 'PENDIENTE') and (r.estado = 'CANCELADA' or f.inicio <= ${ahora})`,
};

export function estaEn(ahora: string, ...estados: readonly EstadoDeReserva[]) {
  const alguna = estados.map((estado) => sql`(${CONDICIONES[estado](ahora)})`);
  return sql<boolean>`(${sql.join(alguna, sql` or `)})`;
}

export const estaActiva = (ahora: string) => estaEn(ahora, ...ESTADOS_ACTIVOS);

/** Whether its people take a place. */
export const ocupaPlazas = (ahora: string) => estaEn(ahora, ...ESTADOS_QUE_OCUPAN);

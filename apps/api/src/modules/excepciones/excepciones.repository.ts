import type { Feriado } from '@remanso/contract/plan/excepciones.contract';
import type { NuevoBloqueo, NuevoOverride } from '@remanso/contract/plan/excepciones.forms';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { feriadoRepetido, overrideRepetido } from './excepciones.errors.ts';
import type { TablaDeExcepcion } from './excepciones.queries.ts';

export async function insertarFeriado(
  tx: Tx,
  nuevo: { fecha: string; descripcion: string },
): Promise<number> {
  try {
    const { id } = await tx
      .insertInto('feriados')
      .values({ ...nuevo })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw violates(error, 'feriados_fecha_unica') ? feriadoRepetido() : error;
  }
}

/**
 * Inserts the feriados whose date has no feriado yet, and returns the inserted ones ordered by
 * date.
 */
export async function insertarFeriadosNuevos(
  tx: Tx,
  nuevos: readonly { fecha: string; descripcion: string }[],
): Promise<Feriado[]> {
  const ordenados = nuevos.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
  const insertados = await insertRows(tx, 'feriados', ordenados)
    .onConflict((conflicto) => conflicto.column('fecha').doNothing())
    .returning(['id', 'fecha', 'descripcion'])
    .execute();
  return insertados.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

export async function insertarBloqueo(tx: Tx, nuevo: NuevoBloqueo): Promise<number> {
  const { id } = await tx
    .insertInto('bloqueos')
    .values({
      fecha_desde: nuevo.fechaDesde,
      fecha_hasta: nuevo.fechaHasta,
      hora_inicio: nuevo.horaInicio ?? null,
      hora_fin: nuevo.horaFin ?? null,
      motivo: nuevo.motivo || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertarOverride(tx: Tx, nuevo: NuevoOverride): Promise<number> {
  const { fecha, capacidad, motivo, tramos } = nuevo;
  try {
    const { id } = await tx
      .insertInto('overrides')
      .values({ fecha, capacidad: capacidad ?? null, motivo: motivo || null })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (tramos.length > 0) {
      const filas = tramos.map(({ horaInicio, horaFin }) => ({
        override_id: id,
        hora_inicio: horaInicio,
        hora_fin: horaFin,
      }));
      await insertRows(tx, 'overrides_tramos', filas).execute();
    }
    return id;
  } catch (error) {
    throw violates(error, 'overrides_fecha_unica') ? overrideRepetido() : error;
  }
}

/**
 * Deletes an exception. When a bloqueo is deleted, its foreign key frees the franjas that it
 * blocked.
 */
export async function borrarExcepcion(tx: Tx, tabla: TablaDeExcepcion, id: number): Promise<void> {
  await tx.deleteFrom(tabla).where('id', '=', id).execute();
}

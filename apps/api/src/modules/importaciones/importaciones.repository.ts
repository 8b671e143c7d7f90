import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Tx } from '../../database/transaction.ts';

const IMPORTACION_LOCK = 7_301_957;

/** Waits until no other importacion is under way. The lock is released when the transaction ends. */
export async function tomarTurnoDeImportar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORTACION_LOCK})`.execute(tx);
}

export async function insertarImportacion(tx: Tx, creadaEn: string): Promise<number> {
  const { id } = await tx
    .insertInto('importaciones')
    .values({ creada_en: creadaEn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Importado {
  usuario_id: number;
  creado: boolean;
  invitar_en: string | null;
}

export async function insertarImportados(
  tx: Tx,
  importacionId: number,
  importados: readonly Importado[],
): Promise<void> {
  if (importados.length === 0) return;
  const filas = importados.map((fila) => ({ importacion_id: importacionId, ...fila }));
  await insertRows(tx, 'importados', filas).execute();
}

/** Returns the latest epoch for which a bienvenida is planned; null where there is none. */
export async function ultimaInvitacion(tx: Tx): Promise<number | null> {
  const { ultima } = await tx
    .selectFrom('importados')
    .select((eb) => eb.fn.max<number | null>('invitar_en').as('ultima'))
    .executeTakeFirstOrThrow();
  return ultima;
}

/** Locks an importacion until the transaction ends; undefined where there is none. */
export async function tomarImportacion(tx: Tx, id: number) {
  return tx
    .selectFrom('importaciones')
    .select(['creada_en', 'deshecha_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function leerCreados(tx: Tx, importacionId: number): Promise<number[]> {
  const filas = await tx
    .selectFrom('importados')
    .select('usuario_id')
    .where('importacion_id', '=', importacionId)
    .where('creado', '=', true)
    .orderBy('usuario_id')
    .execute();
  return filas.map(({ usuario_id: id }) => id);
}

/** Marks an importacion as undone, and plans no more bienvenidas of it. */
export async function marcarDeshecha(tx: Tx, id: number, deshechaEn: string): Promise<void> {
  await tx
    .updateTable('importaciones')
    .set({ deshecha_en: deshechaEn })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('importados')
    .set({ invitar_en: null })
    .where('importacion_id', '=', id)
    .where('invitado_en', 'is', null)
    .execute();
}

/** Takes those whose bienvenida is due, at most `cuantos`, and returns the ids of the clients. */
export async function tomarPorInvitar(
  tx: Tx,
  { ahora, cuantos }: { ahora: string; cuantos: number },
): Promise<number[]> {
  const filas = await tx
    .selectFrom('importados')
    .select(['importacion_id', 'usuario_id'])
    .where('invitar_en', '<=', sql<number>`${ahora}`)
    .where('invitado_en', 'is', null)
    .orderBy('invitar_en')
    .orderBy('usuario_id')
    .limit(cuantos)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = filas.map(({ usuario_id: id }) => id);
  if (ids.length > 0) {
    await tx
      .updateTable('importados')
      .set({ invitado_en: ahora })
      .where('usuario_id', '=', anyOf(ids))
      .where('invitar_en', '<=', sql<number>`${ahora}`)
      .where('invitado_en', 'is', null)
      .execute();
  }
  return ids;
}

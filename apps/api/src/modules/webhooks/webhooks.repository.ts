import type { NuevoWebhook } from '@remanso/contract/sistema/webhooks.forms';
import { FALLOS_SEGUIDOS } from '@remanso/contract/sistema/webhooks.rules';
import { sql } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { COLUMNAS_DE_WEBHOOK, type FilaDeWebhook } from './webhooks.queries.ts';

/** Counts the webhooks, and holds back everybody else who adds one until the transaction ends. */
export async function contarWebhooks(tx: Tx): Promise<number> {
  await sql`lock table webhooks in share row exclusive mode`.execute(tx);
  return countRows(tx, tx.selectFrom('webhooks'));
}

export function insertarWebhook(
  tx: Tx,
  { creadoEn, ...nuevo }: NuevoWebhook & { secreto: string; creadoEn: string },
): Promise<FilaDeWebhook> {
  return tx
    .insertInto('webhooks')
    .values({ ...nuevo, creado_en: creadoEn })
    .returning(COLUMNAS_DE_WEBHOOK)
    .executeTakeFirstOrThrow();
}

/** Changes a webhook. What failed before counts no more: somebody has seen to it. */
export function reemplazarWebhook(tx: Tx, id: number, nuevo: NuevoWebhook): Promise<FilaDeWebhook> {
  return tx
    .updateTable('webhooks')
    .set({ ...nuevo, fallos: 0, apagado_en: null })
    .where('id', '=', id)
    .returning(COLUMNAS_DE_WEBHOOK)
    .executeTakeFirstOrThrow();
}

/** Deletes a webhook with its envíos. Returns undefined where there is none. */
export function quitarWebhook(tx: Tx, id: number): Promise<FilaDeWebhook | undefined> {
  return tx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .returning(COLUMNAS_DE_WEBHOOK)
    .executeTakeFirst();
}

/**
 * Counts a try that failed, and turns the webhook off at the hundredth in a row. Returns the webhook
 * as it was then where it is turned off.
 */
export async function contarFallo(
  tx: Tx,
  id: number,
  ahora: string,
): Promise<FilaDeWebhook | undefined> {
  const fila = await tx
    .updateTable('webhooks')
    .set({
      fallos: sql`fallos + 1`,
      activo: sql`fallos + 1 < ${FALLOS_SEGUIDOS}`,
      apagado_en: sql`case when fallos + 1 >= ${FALLOS_SEGUIDOS} then ${ahora}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('activo', '=', true)
    .returning(COLUMNAS_DE_WEBHOOK)
    .executeTakeFirst();
  return fila?.activo === false ? fila : undefined;
}

/** Ends the row of failures of a webhook that has taken an envío. */
export async function olvidarFallos(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ fallos: 0 })
    .where('id', '=', id)
    .where('fallos', '>', 0)
    .execute();
}

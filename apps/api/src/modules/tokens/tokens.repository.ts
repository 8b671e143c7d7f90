import { sumarDias } from '@remanso/contract/calendario';
import type { NuevoToken } from '@remanso/contract/sistema/tokens.forms';
import { sql } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { COLUMNAS_DE_TOKEN, type FilaDeToken } from './tokens.queries.ts';

/** Counts the tokens that let in, and holds back everybody else who adds one until the transaction ends. */
export async function contarTokens(tx: Tx): Promise<number> {
  await sql`lock table tokens in share row exclusive mode`.execute(tx);
  return countRows(tx, tx.selectFrom('tokens').where('hash', 'is not', null));
}

interface TokenPorGuardar extends Pick<NuevoToken, 'nombre' | 'alcances'> {
  hash: string;
  usuarioId: number;
  creadoEn: string;
  /** The momento at which the token ends, in the civil time of `timeZone`. */
  vence: string | null;
  timeZone: string;
}

export function insertarToken(
  tx: Tx,
  { nombre, alcances, hash, usuarioId, creadoEn, vence, timeZone }: TokenPorGuardar,
): Promise<FilaDeToken> {
  return tx
    .insertInto('tokens')
    .values({
      nombre,
      alcances,
      hash,
      usuario_id: usuarioId,
      creado_en: creadoEn,
      vence_en:
        vence === null ? null : sql<number>`${vence}::timestamp at time zone ${timeZone}::text`,
    })
    .returning(COLUMNAS_DE_TOKEN)
    .executeTakeFirstOrThrow();
}

/** Ends a token. Returns undefined where there is none that lets in. */
export function terminarToken(tx: Tx, id: number): Promise<FilaDeToken | undefined> {
  return tx
    .updateTable('tokens')
    .set({ hash: null })
    .where('id', '=', id)
    .where('hash', 'is not', null)
    .returning(COLUMNAS_DE_TOKEN)
    .executeTakeFirst();
}

/** Ends the tokens that a person has made, for when the person is no administrator any more. */
export async function terminarTokensDe(tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .updateTable('tokens')
    .set({ hash: null })
    .where('usuario_id', '=', usuarioId)
    .where('hash', 'is not', null)
    .execute();
}

export async function anotarUso(db: Executor, id: number, ahora: string): Promise<void> {
  await db.updateTable('tokens').set({ ultimo_uso: ahora }).where('id', '=', id).execute();
}

/** Adds one to how often a program was answered a call on a day. */
export async function sumarPedido(
  db: Executor,
  { tokenId, fecha, llamada }: { tokenId: number; fecha: string; llamada: string },
): Promise<void> {
  await db
    .insertInto('pedidos_por_dia')
    .values({ token_id: tokenId, fecha, llamada, veces: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['token_id', 'fecha', 'llamada'])
        .doUpdateSet({ veces: sql`pedidos_por_dia.veces + 1` }),
    )
    .execute();
}

const DIAS_CON_PEDIDOS = 30;

/** Deletes the counts of days before the last thirty, and returns their number. */
export async function borrarPedidosViejos(
  db: Executor,
  clock: Pick<Clock, 'today'>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('pedidos_por_dia')
    .where('fecha', '<=', sumarDias(clock.today(), -DIAS_CON_PEDIDOS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

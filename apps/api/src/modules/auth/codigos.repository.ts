import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import { createSecretToken } from '../../platform/security/secret-token.ts';

/** The time for which a code counts, in milliseconds. */
export const VALIDEZ_DE_CODIGO_MS = 10 * 60_000;

/** The number of codes that a newer one has ended and that are still known as such. */
const ANTERIORES = 5;

/**
 * Writes down that a code was asked for, which ends the one before. Returns the number of the new
 * code. Nothing is looked up, so that this takes the same time for any e-mail.
 */
export async function guardarCodigo(tx: Tx, email: string, venceEn: string): Promise<number> {
  const { numero } = await tx
    .insertInto('codigos')
    .values({ email, semilla: createSecretToken(), vence_en: venceEn })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        numero: sql`codigos.numero + 1`,
        semilla: sql`excluded.semilla`,
        anteriores: sql`(codigos.semilla || codigos.anteriores)[:${sql.lit(ANTERIORES)}]`,
        vence_en: sql`excluded.vence_en`,
        fallidos: 0,
        usado_en: null,
      }),
    )
    .returning('numero')
    .executeTakeFirstOrThrow();
  return numero;
}

/**
 * Returns the seed of the code with this number and until when it counts; undefined where it was
 * used or another one was asked for.
 */
export async function buscarCodigo(
  db: Executor,
  { email, numero }: { email: string; numero: number },
) {
  return db
    .selectFrom('codigos')
    .select(['semilla', 'vence_en as venceEn'])
    .where('email', '=', email)
    .where('numero', '=', numero)
    .where('usado_en', 'is', null)
    .executeTakeFirst();
}

/**
 * Locks the code of an e-mail until the transaction ends, so that tries with it wait for one
 * another; undefined where none was asked for. Must be called after the lock of the account.
 */
export async function tomarCodigo(tx: Tx, email: string) {
  return tx
    .selectFrom('codigos')
    .select(['semilla', 'anteriores', 'vence_en', 'fallidos', 'usado_en'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts a wrong try. The caller must hold the lock of the code, where there is one. */
export async function contarFallido(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('codigos')
    .set({ fallidos: sql`fallidos + 1` })
    .where('email', '=', email)
    .execute();
}

/** Marks the code of an e-mail as used. The caller must hold its lock. */
export async function gastarCodigo(tx: Tx, email: string, usadoEn: string): Promise<void> {
  await tx.updateTable('codigos').set({ usado_en: usadoEn }).where('email', '=', email).execute();
}

/** Deletes the code of a person who is being erased. Null means that the person has no e-mail. */
export async function olvidarCodigo(tx: Tx, email: string | null): Promise<void> {
  if (email !== null) await tx.deleteFrom('codigos').where('email', '=', email).execute();
}

export async function borrarCodigosVencidos(
  db: Executor,
  clock: { instant(): string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('codigos')
    .where('vence_en', '<', sql<number>`${clock.instant()}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import { createSecretToken, hashOfSecret } from '../../platform/security/secret-token.ts';

/** The link is handed on to somebody, who may open it the next morning. */
export const HORAS_DEL_ENLACE = 24;

interface NuevoToken {
  usuarioId: number;
  /** ISO 8601. */
  venceEn: string;
  /** True for a link that is mailed to the account's address. */
  porEmail?: boolean;
}

/**
 * Creates a token and voids the user's older ones. The caller must hold the user's lock, so that of
 * two tokens created at once one is the newer. Returns the token itself, which cannot be read again
 * later.
 */
export async function crearToken(
  tx: Tx,
  { usuarioId, venceEn, porEmail = false }: NuevoToken,
): Promise<string> {
  const token = createSecretToken();
  await anularEnlaces(tx, usuarioId);
  await tx
    .insertInto('password_resets')
    .values({
      usuario_id: usuarioId,
      token_hash: hashOfSecret(token),
      vence_en: venceEn,
      por_email: porEmail,
    })
    .execute();
  return token;
}

/** Voids every link that is on its way to the user or in their mailbox. */
export async function anularEnlaces(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('usuario_id', '=', usuarioId).execute();
}

/** Returns the id of the user of a token that is neither used nor expired, if there is one. */
export async function buscarToken(
  db: Executor,
  token: string,
  ahora: number,
): Promise<number | undefined> {
  const fila = await db
    .selectFrom('password_resets')
    .select(['usuario_id', 'vence_en'])
    .where('token_hash', '=', hashOfSecret(token))
    .where('usado_en', 'is', null)
    .executeTakeFirst();
  return fila && fila.vence_en > ahora ? fila.usuario_id : undefined;
}

/**
 * Marks a token as used and returns whether it was mailed; undefined when another request has used
 * it already.
 */
export async function gastarToken(tx: Tx, token: string, usadoEn: string) {
  return tx
    .updateTable('password_resets')
    .set({ usado_en: usadoEn })
    .where('token_hash', '=', hashOfSecret(token))
    .where('usado_en', 'is', null)
    .returning('por_email as porEmail')
    .executeTakeFirst();
}

export async function borrarTokensVencidos(
  db: Executor,
  clock: { instant(): string },
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from password_resets where vence_en < ${clock.instant()}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

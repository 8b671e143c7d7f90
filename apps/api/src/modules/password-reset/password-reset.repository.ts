import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import { createSecretToken, hashOfSecret } from '../../platform/security/secret-token.ts';

/**
 * The validity, in hours, of a link that an administrator hands over: long enough to be opened the
 * next morning.
 */
export const HORAS_DEL_ENLACE = 24;

interface NuevoToken {
  usuarioId: number;
  /** The instant (ISO 8601) at which the token expires. */
  venceEn: string;
  /** True where the link is mailed to the e-mail of the account. Default: false. */
  porEmail?: boolean;
}

/**
 * Creates a token and voids the older tokens of the user. The caller must hold the user's lock, so
 * that tokens created at the same moment void one another. Returns the token, of which only the
 * hash is stored.
 */
export async function guardarEnlace(
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

/** Voids all links of the user, whether they were mailed or handed over. */
export async function anularEnlaces(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('usuario_id', '=', usuarioId).execute();
}

/**
 * Returns the id of the user whose token this is; undefined where the token is unknown, used or
 * expired.
 */
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
 * Marks a token as used. Returns `porEmail`, true where the token was mailed; undefined where the
 * token was used already or does not exist.
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

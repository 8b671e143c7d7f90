import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import { createSecretToken, hashOfSecret } from '../../platform/security/secret-token.ts';

interface NuevaConfirmacion {
  usuarioId: number;
  email: string;
  /** The instant at which the link expires, in ISO 8601. */
  venceEn: string;
}

/**
 * Creates a link that confirms an e-mail address, and returns its token. Only the hash of the token
 * is stored. The person's previous link stops working.
 */
export async function guardarConfirmacion(
  tx: Tx,
  { usuarioId, email, venceEn }: NuevaConfirmacion,
): Promise<string> {
  const token = createSecretToken();
  const fila = { email, token_hash: hashOfSecret(token), vence_en: venceEn };
  await tx
    .insertInto('confirmaciones')
    .values({ usuario_id: usuarioId, ...fila })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet(fila))
    .execute();
  return token;
}

/** Returns the id of the account that a link belongs to; undefined where there is no such link. */
export async function buscarConfirmacion(db: Executor, token: string): Promise<number | undefined> {
  const fila = await db
    .selectFrom('confirmaciones')
    .select('usuario_id')
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst();
  return fila?.usuario_id;
}

/**
 * Deletes a link. Returns the e-mail address that the link confirms and when it expires; undefined
 * where there is no such link.
 */
export async function gastarConfirmacion(tx: Tx, token: string) {
  return tx
    .deleteFrom('confirmaciones')
    .where('token_hash', '=', hashOfSecret(token))
    .returning(['email', 'vence_en as venceEn'])
    .executeTakeFirst();
}

export async function borrarConfirmacionesVencidas(
  db: Executor,
  clock: { instant(): string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('confirmaciones')
    .where('vence_en', '<', sql<number>`${clock.instant()}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

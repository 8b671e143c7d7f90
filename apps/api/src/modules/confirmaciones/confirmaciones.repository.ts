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

/**
 * Returns the account that a link belongs to, the address that the link confirms and when it
 * expires; undefined where there is no such link.
 */
export async function buscarConfirmacion(db: Executor, token: string) {
  return db
    .selectFrom('confirmaciones')
    .select(['usuario_id as usuarioId', 'email', 'vence_en as venceEn'])
    .where('token_hash', '=', hashOfSecret(token))
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

import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';

const CONOCIDA_MS = 90 * 24 * 60 * 60_000;

interface Red {
  usuarioId: number;
  /** The mark of the network that the request came from (`platform/security/network-mark.ts`). */
  huella: string;
}

/** Returns whether the account has logged in from this network in the last ninety days. */
export async function esRedConocida(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
  { usuarioId, huella }: Red,
): Promise<boolean> {
  const red = await db
    .selectFrom('redes_conocidas')
    .select('huella')
    .where('usuario_id', '=', usuarioId)
    .where('huella', '=', huella)
    .where('vista_en', '>', sql<number>`${clock.instant(-CONOCIDA_MS)}`)
    .executeTakeFirst();
  return red !== undefined;
}

/**
 * Remembers that an account has logged in from a network. The caller must have checked the
 * account's password or its reset link first.
 */
export async function recordarRed(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
  { usuarioId, huella }: Red,
): Promise<void> {
  const vista_en = clock.instant();
  await db
    .insertInto('redes_conocidas')
    .values({ usuario_id: usuarioId, huella, vista_en })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'huella']).doUpdateSet({ vista_en }))
    .execute();
}

export async function olvidarRedesViejas(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('redes_conocidas')
    .where('vista_en', '<=', sql<number>`${clock.instant(-CONOCIDA_MS)}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

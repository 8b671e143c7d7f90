import type { NuevaSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import type { Executor, Tx } from '../../database/transaction.ts';

interface Suscripta extends Pick<NuevaSuscripcion, 'endpoint' | 'dispositivo'> {
  usuarioId: number;
  p256dh: string;
  auth: string;
  creadaEn: string;
}

/**
 * Stores a subscription and returns its id. An endpoint that is stored already keeps its id, and
 * belongs to this account from now on.
 */
export async function guardarSuscripcion(
  tx: Tx,
  { usuarioId, creadaEn, endpoint, ...claves }: Suscripta,
): Promise<number> {
  const { id } = await tx
    .insertInto('suscripciones')
    .values({ endpoint, usuario_id: usuarioId, creada_en: creadaEn, ...claves })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ usuario_id: usuarioId, ...claves }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes a subscription of an account. Returns the name of its device; undefined where there is no
 * such subscription.
 */
export async function olvidarSuscripcion(
  tx: Tx,
  { id, usuarioId }: { id: number; usuarioId: number },
): Promise<string | undefined> {
  const fila = await tx
    .deleteFrom('suscripciones')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .returning('dispositivo')
    .executeTakeFirst();
  return fila?.dispositivo;
}

/**
 * Deletes every subscription of an account, so that its phones receive no more avisos. The subscription
 * `menos` stays.
 */
export async function olvidarSuscripciones(
  tx: Tx,
  usuarioId: number,
  menos?: number,
): Promise<void> {
  await tx
    .deleteFrom('suscripciones')
    .where('usuario_id', '=', usuarioId)
    .$if(menos !== undefined, (query) => query.where('id', '<>', menos as number))
    .execute();
}

/**
 * Deletes a subscription to which nothing can be sent any more, for example because its push
 * service says that the subscription has ended.
 */
export async function terminarSuscripcion(
  db: Executor,
  id: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('suscripciones')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function anotarEnvio(db: Executor, id: number, enviadoEn: string): Promise<void> {
  await db
    .updateTable('suscripciones')
    .set({ ultimo_envio: enviadoEn })
    .where('id', '=', id)
    .execute();
}

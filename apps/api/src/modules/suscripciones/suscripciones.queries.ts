import { sql } from 'kysely';
import { momentoEnZona } from '@remanso/contract/calendario';
import type { Suscripcion } from '@remanso/contract/persona/suscripciones.contract';
import type { Executor, Tx } from '../../database/transaction.ts';

/**
 * Returns the devices of an account in the order in which they were first subscribed. The moments
 * are in the civil time of `timeZone`.
 */
export async function leerSuscripciones(
  db: Executor,
  { usuarioId, timeZone }: { usuarioId: number; timeZone: string },
): Promise<Suscripcion[]> {
  const filas = await db
    .selectFrom('suscripciones')
    .select(['id', 'dispositivo', 'creada_en', 'ultimo_envio'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute();
  const civil = (instante: number) => momentoEnZona(instante, timeZone);
  return filas.map(({ id, dispositivo, creada_en, ultimo_envio }) => ({
    id,
    dispositivo,
    creadaEn: civil(creada_en),
    ultimoEnvio: ultimo_envio === null ? null : civil(ultimo_envio),
  }));
}

/**
 * Returns the number of devices that an account has besides the device with this endpoint. Locks
 * the account until the transaction ends, so that requests which subscribe several devices at once
 * count one after the other.
 */
export async function contarOtras(
  tx: Tx,
  { usuarioId, endpoint }: { usuarioId: number; endpoint: string },
): Promise<number> {
  await tx
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', usuarioId)
    .forNoKeyUpdate()
    .execute();
  const { cuantas } = await tx
    .selectFrom('suscripciones')
    .select(sql<number>`count(*)::integer`.as('cuantas'))
    .where('usuario_id', '=', usuarioId)
    .where('endpoint', '<>', endpoint)
    .executeTakeFirstOrThrow();
  return cuantas;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Overtaken, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { claveReutilizada } from './idempotencia.errors.ts';
import { leerRespuesta, sobreQueEs, type Llamada, type RespuestaDe } from './respuestas.rules.ts';

const VIGENCIA_MS = 24 * 60 * 60 * 1000;

export interface ClaveDePeticion<L extends Llamada = Llamada> {
  llamada: L;
  usuarioId: number;
  clave: string;
  huella: string;
}

function vencidasHasta(clock: Pick<Clock, 'instant'>): string {
  return clock.instant(-VIGENCIA_MS);
}

/**
 * Returns what a request with an `Idempotency-Key` is known by; undefined for one without. `pedido`
 * is all that is asked for, also by the path.
 */
export function peticionDe<L extends Llamada>(
  llamada: L,
  { usuarioId }: Session,
  { clave, pedido }: { clave: string | undefined; pedido: unknown },
): ClaveDePeticion<L> | undefined {
  if (clave === undefined) return undefined;
  const huella = createHash('sha256').update(JSON.stringify(pedido)).digest('base64url');
  return { llamada, usuarioId, clave, huella };
}

/**
 * Returns the answer to the first request with the key, when that request is at most a day old.
 * Throws 409 when the key came with another body, or the answer cannot be given again.
 */
export async function buscarRespuesta<L extends Llamada>(
  db: Executor,
  { llamada, usuarioId, clave, huella }: ClaveDePeticion<L>,
  clock: Pick<Clock, 'instant'>,
): Promise<RespuestaDe<L> | undefined> {
  const anterior = await db
    .selectFrom('idempotencia')
    .select(['huella', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .where(sql<boolean>`creada_en >= ${vencidasHasta(clock)}`)
    .executeTakeFirst();
  if (!anterior) return undefined;
  if (anterior.huella !== huella) throw claveReutilizada();
  const respuesta = leerRespuesta(llamada, anterior.respuesta);
  if (!respuesta) throw new Overtaken();
  return respuesta;
}

/**
 * The lock of the account that asks: one that only keeps it from being erased meanwhile, or one for
 * which its other requests wait as well.
 */
export type Candado = 'SOSTENIDA' | 'EN_FILA';

/**
 * Locks the account of a request and reserves its key for this transaction. Returns false where the
 * key is already there and at most a day old, or the account is not active.
 */
export async function reclamarClave(
  tx: Tx,
  { usuarioId, clave, huella }: ClaveDePeticion,
  { candado, clock }: { candado: Candado; clock: Pick<Clock, 'instant'> },
): Promise<boolean> {
  const fuerza = candado === 'EN_FILA' ? sql`for no key update` : sql`for key share`;
  const { rows } = await sql`
    with cuenta as materialized (
      select id from usuarios where id = ${usuarioId} and estado = 'ACTIVO' ${fuerza})
    insert into idempotencia (usuario_id, clave, huella, respuesta, creada_en)
    select id, ${clave}, ${huella}, null, ${clock.instant()} from cuenta
    on conflict (usuario_id, clave) do update
      set huella = excluded.huella, respuesta = null, creada_en = excluded.creada_en
      where idempotencia.creada_en < ${vencidasHasta(clock)}
    returning clave`.execute(tx);
  return rows.length > 0;
}

/** Keeps the answer to the request that has reserved the key. */
export async function guardarRespuesta<L extends Llamada>(
  tx: Tx,
  { llamada, usuarioId, clave }: ClaveDePeticion<L>,
  respuesta: RespuestaDe<L>,
): Promise<void> {
  const { personaId = null, reservaId = null } = sobreQueEs(llamada, respuesta);
  await tx
    .updateTable('idempotencia')
    .set({
      respuesta: JSON.stringify(respuesta),
      persona_id: personaId,
      reserva_id: reservaId,
    })
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .execute();
}

/**
 * Deletes the answers that administrators got about a person's bookings and their payments. The
 * answers that the person got are deleted with the account.
 */
export async function olvidarRespuestas(
  tx: Tx,
  { usuarioId, reservaIds }: { usuarioId: number; reservaIds: readonly number[] },
): Promise<void> {
  await sql`
    delete from idempotencia where persona_id = ${usuarioId}
      or reserva_id = any(${reservaIds}::bigint[])`.execute(tx);
}

export async function borrarClavesVencidas(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from idempotencia where creada_en < ${vencidasHasta(clock)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

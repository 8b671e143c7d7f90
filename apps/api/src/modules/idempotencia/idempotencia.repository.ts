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
 * Returns the data that identify a request; undefined for a request without an `Idempotency-Key`.
 * `pedido` is everything that the request asks for, from its path and its body.
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
 * Returns the answer to the first request with the key; undefined where no answer is kept, or the
 * answer is more than a day old. Throws 409 when the earlier request had another body. Throws
 * Overtaken where the kept answer has another version's shape.
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
 * The lock on the account that sends a request. `SOSTENIDA` only keeps the account from being
 * erased or deactivated until the transaction ends. `EN_FILA` makes the account's other requests
 * wait.
 */
export type Candado = 'SOSTENIDA' | 'EN_FILA';

/**
 * Locks the account of a request and reserves the request's key for this transaction. Returns false
 * where the key is stored already and at most a day old, or where the account is not active.
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

/** Stores the answer to the request whose key `reclamarClave` has reserved. */
export async function guardarRespuesta<L extends Llamada>(
  tx: Tx,
  { llamada, usuarioId, clave }: ClaveDePeticion<L>,
  respuesta: RespuestaDe<L>,
): Promise<void> {
  const { personaId = null, reservaId = null } = sobreQueEs(llamada, respuesta);
  await tx
    .updateTable('idempotencia')
    .set({ respuesta: JSON.stringify(respuesta), persona_id: personaId, reserva_id: reservaId })
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .execute();
}

/**
 * Deletes the answers that the desk got about a person's bookings and payments. The answers that
 * the person got are deleted together with the account.
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

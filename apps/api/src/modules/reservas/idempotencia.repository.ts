import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { violates } from '../../database/sql-errors.ts';
import { Overtaken, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { claveReutilizada } from './reservas.errors.ts';

const VIGENCIA_MS = 24 * 60 * 60 * 1000;

export interface ClaveDePeticion {
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
export function peticionDe(
  { usuarioId }: Session,
  clave: string | undefined,
  pedido: unknown,
): ClaveDePeticion | undefined {
  if (clave === undefined) return undefined;
  const huella = createHash('sha256').update(JSON.stringify(pedido)).digest('base64url');
  return { usuarioId, clave, huella };
}

/**
 * Does what a request asks for, or returns the answer that the first request with its key got. A
 * second request waits here while the first is in flight. When the work throws, the key is
 * forgotten with the transaction.
 */
export async function unaSolaVez<R>(
  tx: Tx,
  { peticion, clock }: { peticion: ClaveDePeticion | undefined; clock: Pick<Clock, 'instant'> },
  hacer: () => Promise<R>,
): Promise<R> {
  if (!peticion) return hacer();
  const anterior = await reclamarClave(tx, peticion, clock);
  if (anterior) return anterior.respuesta as R;
  const respuesta = await hacer();
  await guardarRespuesta(tx, peticion, respuesta);
  return respuesta;
}

/**
 * Returns the answer to the first request with the key, when that request is at most a day old.
 * Throws 409 when the key came with another body.
 */
export async function buscarRespuesta(
  db: Executor,
  { usuarioId, clave, huella }: ClaveDePeticion,
  clock: Pick<Clock, 'instant'>,
): Promise<{ respuesta: unknown } | undefined> {
  const anterior = await db
    .selectFrom('idempotencia')
    .select(['huella', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .where(sql<boolean>`creada_en >= ${vencidasHasta(clock)}`)
    .executeTakeFirst();
  if (anterior && anterior.huella !== huella) throw claveReutilizada();
  return anterior && { respuesta: anterior.respuesta };
}

/**
 * Reserves the key for this transaction, or returns the answer to the first request with it. Throws
 * 409 when the key came with another body.
 */
async function reclamarClave(
  tx: Tx,
  peticion: ClaveDePeticion,
  clock: Pick<Clock, 'instant'>,
): Promise<{ respuesta: unknown } | undefined> {
  if (await insertarClave(tx, peticion, clock)) return undefined;
  const anterior = await buscarRespuesta(tx, peticion, clock);
  // The earlier request's day ended between the two statements.
  if (!anterior) throw new Overtaken();
  return anterior;
}

/** Returns false when the key is already there and at most a day old. */
async function insertarClave(
  tx: Tx,
  { usuarioId, clave, huella }: ClaveDePeticion,
  clock: Pick<Clock, 'instant'>,
): Promise<boolean> {
  const vencidas = vencidasHasta(clock);
  try {
    const nueva = await tx
      .insertInto('idempotencia')
      .values({ usuario_id: usuarioId, clave, huella, respuesta: null, creada_en: clock.instant() })
      .onConflict((conflict) =>
        conflict
          .columns(['usuario_id', 'clave'])
          .doUpdateSet({ huella, respuesta: null, creada_en: clock.instant() })
          .where(sql<boolean>`idempotencia.creada_en < ${vencidas}`),
      )
      .returning('clave')
      .executeTakeFirst();
    return nueva !== undefined;
  } catch (error) {
    // The account was erased after its session was checked.
    throw violates(error, 'idempotencia_usuario_id_fkey') ? sinSesion() : error;
  }
}

async function guardarRespuesta(
  tx: Tx,
  { usuarioId, clave }: ClaveDePeticion,
  respuesta: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotencia')
    .set({ respuesta: JSON.stringify(respuesta) })
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
    delete from idempotencia where respuesta #>> '{cliente,id}' = ${String(usuarioId)}
      or (respuesta #>> '{pago,reservaId}')::bigint = any(${reservaIds}::bigint[])`.execute(tx);
}

export async function borrarClavesVencidas(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from idempotencia where creada_en < ${vencidasHasta(clock)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

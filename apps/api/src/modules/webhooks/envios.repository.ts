import type { Evento, TipoDeEnvio } from '@remanso/contract/sistema/webhooks.rules';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { VIDA_MS } from './sucesos.rules.ts';

/** An envío to write: its evento and data, and the booking and the person that it is about. */
export interface NuevoEnvio {
  tipo: Evento;
  datos: object;
  reservaId: number | null;
  /** The person whose data `datos` holds. */
  usuarioId: number | null;
  clave?: string | undefined;
}

/**
 * Writes an envío to each webhook that is on and told of the evento, and returns their number. A
 * webhook that is being deleted is waited for. What has a `clave` is written once to each.
 */
export async function insertarEnvios(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  nuevos: readonly NuevoEnvio[],
): Promise<number> {
  const ahora = clock.instant();
  const { numAffectedRows } = await sql`
    insert into envios (webhook_id, tipo, reserva_id, usuario_id, datos, clave,
      ocurrido_en, vence_en, proximo_en)
    select w.id, n.tipo, n.reserva_id, n.usuario_id, n.datos, n.clave,
      ${ahora}, ${clock.instant(VIDA_MS)}, ${ahora}
    from (select id, eventos from webhooks where activo order by id for key share) w
    join unnest(
      ${nuevos.map(({ tipo }) => tipo)}::text[],
      ${nuevos.map(({ reservaId }) => reservaId)}::bigint[],
      ${nuevos.map(({ usuarioId }) => usuarioId)}::bigint[],
      ${nuevos.map(({ datos }) => JSON.stringify(datos))}::jsonb[],
      ${nuevos.map(({ clave }) => clave ?? null)}::text[]
    ) with ordinality as n (tipo, reserva_id, usuario_id, datos, clave, orden)
      on n.tipo = any (w.eventos)
    order by w.id, n.orden
    on conflict on constraint envios_uno_por_clave do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** An envío that an instance has taken to send. `intentos` includes the try that begins now. */
export interface EnvioTomado {
  id: number;
  webhook_id: number;
  mensaje: string;
  tipo: TipoDeEnvio;
  datos: unknown;
  /** The instant (ISO 8601) at which it happened. */
  ocurridoEn: string;
  vence_en: number;
  intentos: number;
  url: string;
  secreto: string;
}

/** How a try ended: the status of the answer, and why it failed. */
export interface Resultado {
  codigo: number | null;
  error: string | null;
}

export async function marcarEntregado(
  db: Executor,
  id: number,
  { codigo, en }: { codigo: number; en: string },
): Promise<void> {
  await db
    .updateTable('envios')
    .set({ proximo_en: null, codigo, ultimo_error: null, enviado_en: en })
    .where('id', '=', id)
    .execute();
}

/**
 * Stores a try that failed, and when the next one is due; null gives the envío up. One that was
 * given up meanwhile, with its webhook, stays so.
 */
export async function anotarFallo(
  tx: Tx,
  id: number,
  { codigo, error, proximoEn }: Resultado & { proximoEn: string | null },
): Promise<void> {
  await tx
    .updateTable('envios')
    .set({
      codigo,
      ultimo_error: error,
      proximo_en: sql`case when proximo_en is not null then ${proximoEn}::timestamptz end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives up what waits for a webhook that is turned off. */
export async function abandonarEnvios(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .updateTable('envios')
    .set({
      proximo_en: null,
      ultimo_error: sql`coalesce(ultimo_error, 'Se dejó de avisar a este programa')`,
    })
    .where('webhook_id', '=', webhookId)
    .where('proximo_en', 'is not', null)
    .execute();
}

/** Makes an envío due now, with as many tries and as much time as a new one. */
export async function volverAEnviar(
  tx: Tx,
  id: number,
  clock: Pick<Clock, 'instant'>,
): Promise<void> {
  await tx
    .updateTable('envios')
    .set({
      proximo_en: clock.instant(),
      vence_en: clock.instant(VIDA_MS),
      intentos: 0,
      enviado_en: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores a test that was sent already, and returns its id. */
export async function insertarPrueba(
  tx: Tx,
  prueba: Resultado & { webhookId: number; mensaje: string; datos: object; en: string },
): Promise<number> {
  const { webhookId, mensaje, datos, en, codigo, error } = prueba;
  const { rows } = await sql<{ id: number }>`
    insert into envios (webhook_id, mensaje, tipo, datos, ocurrido_en, vence_en, intentos, codigo,
      ultimo_error, enviado_en)
    values (${webhookId}, ${mensaje}, 'webhook.prueba', ${JSON.stringify(datos)}, ${en}, ${en}, 1,
      ${codigo}, ${error}, ${error === null ? en : null})
    returning id`.execute(tx);
  return rows[0]?.id as number;
}

/**
 * Deletes what other programs were or are to be told of people who are being erased, and of what
 * they did at the desk. What is noted in the transaction of the erasure is told without them.
 */
export async function olvidarEnvios(tx: Tx, usuarios: readonly number[]): Promise<void> {
  const son = anyOf(usuarios);
  await sql`
    delete from envios where usuario_id = ${son}
      or (datos -> 'registradoPor' ->> 'id')::bigint = ${son}
      or (datos -> 'anuladoPor' ->> 'id')::bigint = ${son}`.execute(tx);
}

/** Passes what is told of one account to the account that it is joined to. */
export async function pasarEnvios(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await tx.updateTable('envios').set({ usuario_id: a }).where('usuario_id', '=', de).execute();
}

const GUARDADO_MS = 30 * 24 * 60 * 60_000;

/** Deletes envíos of more than thirty days ago, and returns their number. */
export async function borrarEnviosViejos(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const antesDe = clock.instant(-GUARDADO_MS);
  const { numDeletedRows } = await db
    .deleteFrom('envios')
    .where('ocurrido_en', '<', sql<number>`${antesDe}`)
    .where('proximo_en', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

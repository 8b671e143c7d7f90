import { momentoEnZona } from '@remanso/contract/calendario';
import type { Webhook } from '@remanso/contract/sistema/webhooks.contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';

/** The columns of a webhook but its secreto, which only the signing of an envío reads. */
export const COLUMNAS_DE_WEBHOOK = [
  'id',
  'url',
  'eventos',
  'activo',
  'fallos',
  'apagado_en',
  'creado_en',
] as const;

export type FilaDeWebhook = Pick<
  Selectable<Tables['webhooks']>,
  (typeof COLUMNAS_DE_WEBHOOK)[number]
>;

export async function leerWebhooks(db: Executor, timeZone: string): Promise<Webhook[]> {
  const filas = await db.selectFrom('webhooks').select(COLUMNAS_DE_WEBHOOK).orderBy('id').execute();
  return filas.map((fila) => webhookDeFila(fila, timeZone));
}

export function buscarWebhook(db: Executor, id: number) {
  return db
    .selectFrom('webhooks')
    .select([...COLUMNAS_DE_WEBHOOK, 'secreto'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a webhook until the transaction ends; undefined where there is none. */
export function tomarWebhook(tx: Tx, id: number): Promise<FilaDeWebhook | undefined> {
  return tx
    .selectFrom('webhooks')
    .select(COLUMNAS_DE_WEBHOOK)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function webhookDeFila(fila: FilaDeWebhook, timeZone: string): Webhook {
  const { id, url, eventos, activo, fallos, apagado_en: apagado } = fila;
  return {
    id,
    url,
    eventos,
    activo,
    fallosSeguidos: fallos,
    apagadoEn: apagado === null ? null : momentoEnZona(apagado, timeZone),
    creadoEn: momentoEnZona(fila.creado_en, timeZone),
  };
}

/** Returns what the trail keeps of a webhook. Its path and query may be secrets of the receiver. */
export function rastroDe({ url, eventos, activo }: Pick<Webhook, 'url' | 'eventos' | 'activo'>) {
  return { sitio: sitioDe(url), eventos: eventos.join(', '), activo };
}

export function sitioDe(url: string): string {
  return new URL(url).host;
}

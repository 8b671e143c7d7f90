import { momentoEnZona } from '@remanso/contract/calendario';
import type { Envio } from '@remanso/contract/sistema/webhooks.contract';
import type { EstadoDeEnvio, TipoDeEnvio } from '@remanso/contract/sistema/webhooks.rules';
import { countRows } from '../../database/count-rows.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage } from '../../platform/read-page.ts';

const COLUMNAS = [
  'id',
  'tipo',
  'intentos',
  'codigo',
  'ultimo_error',
  'ocurrido_en',
  'proximo_en',
  'enviado_en',
] as const;

/** Returns a page of the envíos to a webhook, the latest first. */
export async function leerEnvios(
  db: Executor,
  webhookId: number,
  { pedido, timeZone }: { pedido: PaginaPedida; timeZone: string },
) {
  const suyos = db.selectFrom('envios').where('webhook_id', '=', webhookId);
  const { elementos, total } = await readPage(pedido, {
    read: ({ limit, offset }) =>
      suyos.select(COLUMNAS).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    count: () => countRows(db, suyos),
  });
  return {
    envios: elementos.map((fila) => envioDeFila(fila, timeZone)),
    ...camposDePagina(pedido, total),
  };
}

export async function leerEnvio(tx: Tx, id: number, timeZone: string): Promise<Envio> {
  const fila = await tx
    .selectFrom('envios')
    .select(COLUMNAS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return envioDeFila(fila, timeZone);
}

/** Locks an envío and its webhook; undefined where there is none. */
export function tomarEnvio(tx: Tx, id: number) {
  return tx
    .selectFrom('envios as e')
    .innerJoin('webhooks as w', 'w.id', 'e.webhook_id')
    .select(['w.id as webhookId', 'w.url', 'w.activo'])
    .where('e.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface FilaDeEnvio {
  id: number;
  tipo: string;
  intentos: number;
  codigo: number | null;
  ultimo_error: string | null;
  ocurrido_en: number;
  proximo_en: number | null;
  enviado_en: number | null;
}

function envioDeFila(fila: FilaDeEnvio, timeZone: string): Envio {
  return {
    id: fila.id,
    tipo: fila.tipo as TipoDeEnvio,
    estado: estadoDeFila(fila),
    intentos: fila.intentos,
    codigo: fila.codigo,
    ultimoError: fila.ultimo_error,
    en: momentoEnZona(fila.ocurrido_en, timeZone),
  };
}

function estadoDeFila({ proximo_en, enviado_en }: FilaDeEnvio): EstadoDeEnvio {
  if (proximo_en !== null) return 'PENDIENTE';
  return enviado_en === null ? 'FALLIDO' : 'ENTREGADO';
}

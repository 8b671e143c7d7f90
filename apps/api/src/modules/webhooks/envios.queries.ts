import { momentoEnZona } from '@remanso/contract/calendario';
import type { Envio } from '@remanso/contract/sistema/webhooks.contract';
import type { EstadoDeEnvio, TipoDeEnvio } from '@remanso/contract/sistema/webhooks.rules';
import { sql, type InferResult } from 'kysely';
import { anyFoundBy } from '../../database/any-of.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage } from '../../platform/read-page.ts';

/**
 * Selects envíos with whom and which turn they tell of, and nothing else of their data. The turn is
 * the one that was told; a payment's data has none, so it has that of its booking.
 */
function selectEnvios(db: Executor) {
  return db
    .selectFrom('envios as e')
    .leftJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .leftJoin('reservas as r', 'r.id', 'e.reserva_id')
    .leftJoin('franjas as f', 'f.id', 'r.franja_id')
    .select(['e.id', 'e.tipo', 'e.intentos', 'e.codigo', 'e.ultimo_error'])
    .select(['e.ocurrido_en', 'e.proximo_en', 'e.enviado_en'])
    .select(['u.id as persona_id', 'u.nombre', 'u.apellido', 'f.inicio'])
    .select(sql<string | null>`e.datos -> 'franja' ->> 'inicio'`.as('turno_dicho'));
}

type FilaDeEnvio = InferResult<ReturnType<typeof selectEnvios>>[number];

/** Returns a page of the envíos to a webhook, the latest first. */
export async function leerEnvios(
  db: Executor,
  webhookId: number,
  { pedido, timeZone }: { pedido: PaginaPedida; timeZone: string },
) {
  const suyos = db.selectFrom('envios').where('webhook_id', '=', webhookId);
  const { elementos, total } = await readPage(pedido, {
    read: ({ limit, offset }) =>
      selectEnvios(db)
        .where(
          'e.id',
          '=',
          anyFoundBy(suyos.select('id').orderBy('id', 'desc').limit(limit).offset(offset)),
        )
        .orderBy('e.id', 'desc')
        .execute(),
    count: () => countRows(db, suyos),
  });
  return {
    envios: elementos.map((fila) => envioDeFila(fila, timeZone)),
    ...camposDePagina(pedido, total),
  };
}

export async function leerEnvio(tx: Tx, id: number, timeZone: string): Promise<Envio> {
  const fila = await selectEnvios(tx).where('e.id', '=', id).executeTakeFirstOrThrow();
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

function envioDeFila(fila: FilaDeEnvio, timeZone: string): Envio {
  return {
    id: fila.id,
    tipo: fila.tipo as TipoDeEnvio,
    estado: estadoDeFila(fila),
    intentos: fila.intentos,
    codigo: fila.codigo,
    ultimoError: fila.ultimo_error,
    en: momentoEnZona(fila.ocurrido_en, timeZone),
    persona: personaDeFila(fila),
    turno: fila.turno_dicho ?? fila.inicio,
  };
}

function personaDeFila({ persona_id: id, nombre, apellido }: FilaDeEnvio): Envio['persona'] {
  return id === null || nombre === null || apellido === null ? null : { id, nombre, apellido };
}

function estadoDeFila({ proximo_en, enviado_en }: FilaDeEnvio): EstadoDeEnvio {
  if (proximo_en !== null) return 'PENDIENTE';
  return enviado_en === null ? 'FALLIDO' : 'ENTREGADO';
}

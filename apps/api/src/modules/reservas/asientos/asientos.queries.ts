import type { InferResult } from 'kysely';
import type { Asiento } from '@remanso/contract/reserva/asientos.contract';
import { anyFoundBy } from '../../../database/any-of.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { Executor } from '../../../database/transaction.ts';
import type { PaginaPedida } from '../../../platform/campos-de-pagina.ts';
import { readPage, type Page } from '../../../platform/read-page.ts';

function selectAsientos(db: Executor) {
  return db
    .selectFrom('asientos as a')
    .innerJoin('reservas as r', 'r.id', 'a.reserva_id')
    .select(['a.id', 'a.reserva_id', 'a.es_titular', 'a.nombre', 'a.sexo', 'r.usuario_id']);
}

type FilaDeAsiento = InferResult<ReturnType<typeof selectAsientos>>[number];

function asientoDeFila(fila: FilaDeAsiento): Asiento {
  return {
    id: fila.id,
    reservaId: fila.reserva_id,
    esTitular: fila.es_titular,
    tipo: fila.es_titular ? 'TITULAR' : 'ACOMPANIANTE',
    nombre: fila.nombre,
    sexo: fila.sexo,
  };
}

/**
 * Returns an asiento, and in `usuarioId` the id of the holder of its booking, with which the caller
 * decides whether the person who asks may see the asiento. Undefined where there is no such
 * asiento.
 */
export async function buscarAsiento(db: Executor, id: number) {
  const fila = await selectAsientos(db).where('a.id', '=', id).executeTakeFirst();
  return fila && { usuarioId: fila.usuario_id, asiento: asientoDeFila(fila) };
}

export async function leerAsiento(db: Executor, id: number): Promise<Asiento> {
  return asientoDeFila(await selectAsientos(db).where('a.id', '=', id).executeTakeFirstOrThrow());
}

export async function asientosDeReserva(db: Executor, reservaId: number): Promise<Asiento[]> {
  const filas = await selectAsientos(db)
    .where('a.reserva_id', '=', reservaId)
    .orderBy('a.id')
    .execute();
  return filas.map(asientoDeFila);
}

interface PedidoDeAsientos extends PaginaPedida {
  tipo?: Asiento['tipo'];
  /** Orders the asientos by creation: `desc` puts the newest first, `asc` the oldest first. */
  orden: 'desc' | 'asc';
}

export function paginaDeAsientos(
  db: Executor,
  { tipo, orden, ...pedido }: PedidoDeAsientos,
): Promise<Page<Asiento>> {
  const elegidos = db
    .selectFrom('asientos as a')
    .$if(tipo !== undefined, (query) => query.where('a.es_titular', '=', tipo === 'TITULAR'));
  return readPage(pedido, {
    // The ids of the page are read first, so that only the asientos of the page are joined, however
    // far from the beginning the page is.
    async read({ limit, offset }) {
      const pagina = elegidos.select('a.id').orderBy('a.id', orden).limit(limit).offset(offset);
      const filas = await selectAsientos(db)
        .where('a.id', '=', anyFoundBy(pagina))
        .orderBy('a.id', orden)
        .execute();
      return filas.map(asientoDeFila);
    },
    count: () => countRows(db, elegidos),
  });
}

import { sql } from 'kysely';
import {
  ESTADOS_ACTIVOS,
  type Cuando,
  type EstadoDeReserva,
} from '@remanso/contract/reserva/reservas.rules';
import { anyFoundBy } from '../../database/any-of.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Executor } from '../../database/transaction.ts';
import type { PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage, type Page } from '../../platform/read-page.ts';
import { estaEn } from './estado.queries.ts';
import { selectReservas, type FilaDeReserva } from './reservas.queries.ts';

/**
 * The estados that each `cuando` lists. `proximas` needs no filter by time: the derived estado of a
 * booking whose franja is over is never active (rules §8.12).
 */
const ESTADOS_DE: Record<Cuando, readonly EstadoDeReserva[]> = {
  proximas: ESTADOS_ACTIVOS,
  anteriores: ['COMPLETADA', 'CANCELADA'],
};

interface Filtro {
  /** The moment for which the estados are derived. */
  ahora: string;
  usuarioId?: number;
  estado?: EstadoDeReserva | undefined;
  /**
   * Where `cuando` is given, only active bookings (`proximas`) or only bookings that are over or
   * cancelled (`anteriores`) are listed.
   */
  cuando?: Cuando | undefined;
  franjaId?: number;
  /** The day (`YYYY-MM-DD`) of the franja. */
  fecha?: string;
}

/**
 * The orders of a list. `novedad`: the newest booking first. `franja`: the latest franja first.
 * `dia`: the earliest franja first.
 */
const ORDENES = {
  novedad: sql`r.id desc`,
  franja: sql`(select f.inicio from franjas f where f.id = r.franja_id) desc, r.id desc`,
  dia: sql`(select f.inicio from franjas f where f.id = r.franja_id), r.id desc`,
};

interface PedidoDeReservas<R> extends PaginaPedida, Filtro {
  orden?: keyof typeof ORDENES;
  vista: (fila: FilaDeReserva) => R;
}

export function leerPaginaDeReservas<R>(
  db: Executor,
  { orden = 'novedad', vista, ...pedido }: PedidoDeReservas<R>,
): Promise<Page<R>> {
  return readPage(pedido, {
    // The ids of the page are read first, so that only the bookings of the page are joined, however
    // far from the beginning the page is.
    async read({ limit, offset }) {
      const pagina = elegidas(db, pedido)
        .select('r.id')
        .orderBy(ORDENES[orden])
        .limit(limit)
        .offset(offset);
      const filas = await selectReservas(db, pedido.ahora)
        .where('r.id', '=', anyFoundBy(pagina))
        .orderBy(ORDENES[orden])
        .execute();
      return filas.map(vista);
    },
    count: () => countRows(db, elegidas(db, pedido)),
  });
}

/**
 * Selects the bookings that pass a filter. There is no join, so that PostgreSQL skips the rows
 * before the page using the index `reservas_por_novedad` alone.
 */
function elegidas(db: Executor, { ahora, usuarioId, estado, cuando, franjaId, fecha }: Filtro) {
  return db
    .selectFrom('reservas as r')
    .$if(usuarioId !== undefined, (query) => query.where('r.usuario_id', '=', usuarioId as number))
    .$if(estado !== undefined, (query) => query.where(estaEn(ahora, estado as EstadoDeReserva)))
    .$if(cuando !== undefined, (query) =>
      query.where(estaEn(ahora, ...ESTADOS_DE[cuando as Cuando])),
    )
    .$if(franjaId !== undefined, (query) => query.where('r.franja_id', '=', franjaId as number))
    .$if(fecha !== undefined, (query) =>
      query.where('r.franja_id', '=', anyFoundBy(franjasDe(db, fecha as string))),
    );
}

const franjasDe = (db: Executor, fecha: string) =>
  db.selectFrom('franjas').select('id').where('fecha', '=', fecha);

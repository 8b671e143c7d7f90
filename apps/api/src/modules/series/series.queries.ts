import { momentoEnZona } from '@remanso/contract/calendario';
import type { Serie } from '@remanso/contract/serie/series.contract';
import { sql, type InferResult } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import {
  reservaDeFila,
  selectReservas,
  type FilaDeReserva,
  type Vista,
} from '../reservas-leidas/reservas.queries.ts';

function selectSeries(db: Executor) {
  return db
    .selectFrom('series as s')
    .leftJoin('usuarios as u', 'u.id', 's.usuario_id')
    .select(['s.id', 's.inicio', 's.cada', 's.veces', 's.personas', 's.creada_en'])
    .select(['u.id as cliente_id', 'u.nombre', 'u.apellido']);
}

type FilaDeSerie = InferResult<ReturnType<typeof selectSeries>>[number];

/** Returns the series with an id as `vista` sees it; undefined where there is none. */
export async function buscarSerie(
  db: Executor,
  id: number,
  vista: Vista,
): Promise<{ usuarioId: number | null; serie: Serie } | undefined> {
  const fila = await selectSeries(db).where('s.id', '=', id).executeTakeFirst();
  if (!fila) return undefined;
  const [serie] = await conReservas(db, [fila], vista);
  return serie && { usuarioId: fila.cliente_id, serie };
}

/**
 * Returns the series of a person that have a booking from today on, whatever has become of it, the
 * newest first.
 */
export async function leerMisSeries(
  db: Executor,
  usuarioId: number,
  vista: Vista,
): Promise<Serie[]> {
  const filas = await selectSeries(db)
    .where('s.usuario_id', '=', usuarioId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reservas as r')
          .innerJoin('franjas as f', 'f.id', 'r.franja_id')
          .select('r.id')
          .whereRef('r.serie_id', '=', 's.id')
          .where('f.fecha', '>=', vista.clock.today()),
      ),
    )
    .orderBy('s.id', 'desc')
    .execute();
  return conReservas(db, filas, vista);
}

async function conReservas(
  db: Executor,
  filas: readonly FilaDeSerie[],
  vista: Vista,
): Promise<Serie[]> {
  if (filas.length === 0) return [];
  const reservas = await selectReservas(db, vista.clock.now())
    .where('r.serie_id', '=', anyOf(filas.map(({ id }) => id)))
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
  const porSerie = Map.groupBy(reservas, ({ serie_id: id }) => id);
  return filas.map((fila) => serieDeFila(fila, porSerie.get(fila.id) ?? [], vista));
}

function serieDeFila(fila: FilaDeSerie, reservas: readonly FilaDeReserva[], vista: Vista): Serie {
  const { id, inicio, cada, veces, personas, cliente_id: clienteId, nombre, apellido } = fila;
  return {
    id,
    inicio,
    cada,
    veces,
    personas,
    cliente:
      clienteId === null ? null : { id: clienteId, nombre: nombre ?? '', apellido: apellido ?? '' },
    creadaEn: momentoEnZona(fila.creada_en, vista.clock.timeZone),
    reservas: reservas.map((reserva) => reservaDeFila(reserva, vista)),
  };
}

/** Returns the series of a person as they were asked for, the oldest first. */
export function leerSeriesPedidas(db: Executor, usuarioId: number) {
  return selectSeries(db).where('s.usuario_id', '=', usuarioId).orderBy('s.id').execute();
}

/**
 * Locks the franjas of the bookings of a series from a day on, and those for which somebody waits
 * with it, in the order of their beginning, and returns their ids.
 */
export async function tomarFranjasDeSerie(
  tx: Tx,
  { serieId, desde }: { serieId: number; desde: string },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select f.id from franjas f
    where f.id = any(array(
        select r.franja_id from reservas r where r.serie_id = ${serieId}
        union all
        select e.franja_id from esperas e
        where e.serie_id = ${serieId} and e.terminada_en is null))
      and f.fecha >= ${desde}
    order by f.inicio, f.id for update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

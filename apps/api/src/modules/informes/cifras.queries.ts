import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';
import { COBRADO, selectCobros } from '../reservas-leidas/cobros.queries.ts';
import { ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import type { Periodos } from './informes.rules.ts';

/*
 * The counts by day, by hour of the week and by size of group. Each statement reads the period and
 * the period before it in one pass.
 */

/**
 * The columns of `franjas as f` by which the figures are grouped: the day, the day of the week and
 * the hour. `vigente` is true in the period itself, and false in the period before it.
 */
const columnasDeTiempo = (desde: string) => sql`
  f.fecha, f.fecha >= ${desde} as vigente, extract(isodow from f.fecha)::int as dia,
  extract(hour from f.inicio)::int as hora`;

export interface CifrasDeFranjas {
  franjas: number;
  plazas: number;
}

/** The figures of one day, or, where `fecha` is null, of one hour of the week. */
interface FilaDeFranjas extends CifrasDeFranjas {
  fecha: string | null;
  vigente: boolean;
  dia: number;
  hora: number;
}

/** Counts the franjas that are neither withdrawn nor blocked, and their places. */
export async function contarFranjas(tx: Tx, { desde, hasta, anterior }: Periodos) {
  const { rows } = await sql<FilaDeFranjas>`
    select fecha, vigente, dia, hora, count(*) as franjas, sum(plazas) as plazas
    from (
      select ${columnasDeTiempo(desde)}, f.capacidad_efectiva as plazas
      from franjas f
      where f.fecha between ${anterior.desde} and ${hasta} and f.retirada is null
        and not ${BLOQUEADA}
    ) f
    group by grouping sets ((fecha), (vigente, dia, hora))`.execute(tx);
  return {
    porDia: new Map(
      rows.flatMap(({ fecha, franjas, plazas }) => (fecha ? [[fecha, { franjas, plazas }]] : [])),
    ),
    porHora: rows.filter(({ fecha, vigente }) => fecha === null && vigente),
  };
}

export interface CifrasDeReservas {
  ocupadas: number;
  reservas: number;
  canceladas: number;
  ausencias: number;
  reservado: number;
}

/**
 * The figures of one day (`fecha`); or, for the period (`vigente`) or the one before it, of one hour
 * of the week (`dia` and `hora`) or of one size of group (`personas`). The columns by which a row is
 * not grouped are null; of them, only `fecha` and `hora` are read to tell the three kinds apart.
 */
interface FilaDeReservas extends CifrasDeReservas {
  fecha: string | null;
  vigente: boolean;
  dia: number;
  hora: number | null;
  personas: number;
}

/** Counts the bookings, by the day and the hour of their franja and by the size of the group. */
export async function contarReservas(tx: Tx, { desde, hasta, anterior }: Periodos, ahora: string) {
  const { rows } = await sql<FilaDeReservas>`
    with r as materialized (
      select r.id, ${columnasDeTiempo(desde)}, r.precio_total, ${ocupaPlazas(ahora)} as ocupa
      from franjas f join reservas r on r.franja_id = f.id
      where f.fecha between ${anterior.desde} and ${hasta}
    ), a as (
      -- The ids are an array, so that the index is passed once and not for each booking anew.
      select reserva_id, count(*)::int as personas, bool_or(presente) as vinieron
      from asientos where reserva_id = any(array(select id from r)) group by reserva_id
    )
    select fecha, vigente, dia, hora, personas,
      coalesce(sum(personas) filter (where ocupa), 0) as ocupadas,
      count(*) filter (where ocupa) as reservas,
      count(*) filter (where not ocupa) as canceladas,
      count(*) filter (where ocupa and vinieron = false) as ausencias,
      coalesce(sum(precio_total) filter (where ocupa), 0) as reservado
    from r join a on a.reserva_id = r.id
    group by grouping sets ((fecha), (vigente, dia, hora), (vigente, personas))`.execute(tx);
  const deLaSemana = rows.filter(({ fecha }) => fecha === null);
  return {
    porDia: new Map(
      rows.flatMap(({ fecha, vigente: _v, dia: _d, hora: _h, personas: _p, ...cifras }) =>
        fecha ? [[fecha, cifras]] : [],
      ),
    ),
    porHora: deLaSemana.flatMap(({ vigente, dia, hora, ocupadas }) =>
      vigente && hora !== null ? [{ dia, hora, ocupadas }] : [],
    ),
    porGrupo: deLaSemana.filter(({ hora }) => hora === null),
  };
}

/** Sums the payments less the refunds of each day, by the day on which the money moved. */
export async function sumarCobrado(
  tx: Tx,
  { hasta, anterior }: Periodos,
): Promise<Map<string, number>> {
  const filas = await selectCobros(tx)
    .where('p.fecha', '>=', anterior.desde)
    .where('p.fecha', '<=', hasta)
    .groupBy('p.fecha')
    .select(['p.fecha', COBRADO.as('cobrado')])
    .execute();
  return new Map(filas.map(({ fecha, cobrado }) => [fecha, cobrado]));
}

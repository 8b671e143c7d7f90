import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  ListaDePrecios,
  ReservadoConOtraLista,
} from '@remanso/contract/precio/listas-de-precios.contract';
import {
  ahorroContraIndividual,
  calcularPrecio,
  precioPorPersona,
  type Precio,
} from '@remanso/contract/precio/precios.rules';
import type { Executor, Tx } from '../../database/transaction.ts';
import { estaActiva } from '../reservas-leidas/estado.queries.ts';

/** A day: a fecha, or an SQL expression for one. */
export type Dia = string | Expression<string>;

/** The SQL expression for the id of the list of prices that applies on a day. */
export const listaDelDia = (fecha: Dia) =>
  sql<number>`(select id from listas_de_precios where desde is null or desde <= ${fecha}
    order by desde desc nulls last limit 1)`;

/** A column of a query: the prices of the list that applies on a day, ordered by capacity. */
export const preciosDelDia = (db: Executor, fecha: Dia) =>
  jsonArrayFrom(
    db
      .selectFrom('precios')
      .select(['capacidad', 'precio'])
      .where('lista_id', '=', listaDelDia(fecha))
      .orderBy('capacidad'),
  );

/**
 * Returns the prices of each of some days, for 1 person first; a day before the first configuration
 * has none.
 */
export async function leerPreciosDeDias(
  db: Executor,
  fechas: readonly string[],
): Promise<Map<string, Precio[]>> {
  const { rows } = await sql<{ fecha: string; precios: Precio[] | null }>`
    select d.fecha, (
      select json_agg(json_build_object('capacidad', capacidad, 'precio', precio) order by capacidad)
      from precios
      where lista_id = (select id from listas_de_precios where desde is null or desde <= d.fecha
        order by desde desc nulls last limit 1)) as precios
    from unnest(${fechas}::date[]) as d (fecha)`.execute(db);
  return new Map(rows.flatMap(({ fecha, precios }) => (precios ? [[fecha, precios]] : [])));
}

export function conAhorro(precios: readonly Precio[]) {
  const individual = precios.find(({ capacidad }) => capacidad === 1)?.precio ?? 0;
  return precios.map(({ capacidad, precio }) => ({
    capacidad,
    precio,
    precioPorPersona: precioPorPersona(precio, capacidad),
    ahorro: ahorroContraIndividual(precio, capacidad, individual),
  }));
}

/**
 * Returns the lists of prices that have a day, ordered by that day. The list that the configuration
 * was created with has none and is left out.
 */
export async function leerListasDePrecios(db: Executor, hoy: string): Promise<ListaDePrecios[]> {
  const filas = await db
    .selectFrom('listas_de_precios as l')
    .select((eb) => [
      'l.id',
      'l.desde',
      sql<boolean>`l.id = ${listaDelDia(hoy)}`.as('en_vigor'),
      jsonArrayFrom(
        eb
          .selectFrom('precios as p')
          .select(['p.capacidad', 'p.precio'])
          .whereRef('p.lista_id', '=', 'l.id')
          .orderBy('p.capacidad'),
      ).as('precios'),
    ])
    .where('l.desde', 'is not', null)
    .orderBy('l.desde')
    .$narrowType<{ desde: string }>()
    .execute();
  return filas.map(({ id, desde, en_vigor: enVigor, precios }) => ({
    id,
    desde,
    enVigor,
    preciosPorCapacidad: conAhorro(precios),
  }));
}

/**
 * Locks and reads a list of prices. Returns undefined where no list has the id, or where the list
 * has no day.
 */
export function tomarListaDePrecios(
  tx: Tx,
  id: number,
): Promise<{ desde: string; precios: Precio[] } | undefined> {
  return tx
    .selectFrom('listas_de_precios')
    .select((eb) => [
      'desde',
      jsonArrayFrom(
        eb
          .selectFrom('precios')
          .select(['capacidad', 'precio'])
          .where('lista_id', '=', id)
          .orderBy('capacidad'),
      ).as('precios'),
    ])
    .where('id', '=', id)
    .where('desde', 'is not', null)
    .$narrowType<{ desde: string }>()
    .forUpdate('listas_de_precios')
    .executeTakeFirst();
}

/**
 * Sums up the active bookings on the days on which a list would apply, from `desde` until the next
 * list begins: their number, the sum of their prices, and what that sum would be by the prices of
 * the list.
 */
export async function sumarLoReservado(
  db: Executor,
  { desde, precios, ahora }: { desde: string; precios: readonly Precio[]; ahora: string },
): Promise<ReservadoConOtraLista> {
  const hasta = sql`(select min(l.desde) from listas_de_precios l where l.desde > ${desde})`;
  const filas = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('asientos as a')
          .select(({ fn }) => fn.countAll<number>().as('personas'))
          .whereRef('a.reserva_id', '=', 'r.id')
          .as('p'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'p.personas',
      eb.fn.countAll<number>().as('reservas'),
      eb.fn.sum<number>('r.precio_total').as('reservado'),
    ])
    .where('f.fecha', '>=', desde)
    .where(sql<boolean>`(f.fecha < ${hasta}) is not false`)
    .where(estaActiva(ahora))
    .groupBy('p.personas')
    .execute();
  return filas.reduce(
    (suma, { personas, reservas, reservado }) => ({
      reservas: suma.reservas + reservas,
      reservado: suma.reservado + reservado,
      conLaLista: suma.conLaLista + reservas * calcularPrecio(precios, personas).precioTotal,
    }),
    { reservas: 0, reservado: 0, conLaLista: 0 },
  );
}

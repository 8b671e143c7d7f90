import { sumarDias } from '@remanso/contract/calendario';
import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import { ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import type { Periodos } from './informes.rules.ts';

/*
 * The figures of the people who have an account with the rol CLIENT today. The bookings of erased
 * people are not counted.
 */

interface Clientela {
  conReservas: number;
  queVolvieron: number;
}

interface Fila extends Record<'ahora' | 'volvieron' | 'antes' | 'volvieronAntes', number> {
  masFrecuentes: Informe['masFrecuentes'];
}

const CUANTOS = 10;

/**
 * Counts the clients with bookings in the period and in the period before it, and how many of those
 * clients had an earlier booking. Returns the names of the clients with the most bookings in the
 * period.
 */
export async function leerClientela(
  tx: Tx,
  { desde, hasta, anterior }: Periodos,
  ahora: string,
): Promise<{
  deAhora: Clientela;
  deAntes: Clientela;
  masFrecuentes: Informe['masFrecuentes'];
}> {
  const { rows } = await sql<Fila>`
    with c as materialized (
      select r.usuario_id as id, bool_or(f.fecha < ${desde}) as antes,
        count(*) filter (where f.fecha >= ${desde}) as reservas,
        sum(r.precio_total) filter (where f.fecha >= ${desde}) as reservado
      from franjas f
        join reservas r on r.franja_id = f.id
        join usuarios u on u.id = r.usuario_id
      where f.fecha between ${anterior.desde} and ${hasta} and u.rol = 'CLIENT'
        and ${ocupaPlazas(ahora)}
      group by r.usuario_id
    ), primeros as (
      select c.id, c.reservas, c.reservado,
        (select u.nombre || ' ' || u.apellido from usuarios u where u.id = c.id) as nombre
      from c
      where c.reservas > 0
      order by c.reservas desc, c.reservado desc, c.id
      limit ${sql.lit(CUANTOS)}
    )
    select count(*) filter (where reservas > 0) as ahora,
      count(*) filter (where reservas > 0 and (antes or venia)) as volvieron,
      count(*) filter (where antes) as antes,
      count(*) filter (where antes and venia) as "volvieronAntes",
      (select coalesce(json_agg(primeros), '[]') from primeros) as "masFrecuentes"
    from c
    cross join lateral (
      select exists (
        select from reservas r join franjas f on f.id = r.franja_id
        where r.usuario_id = c.id and f.fecha < ${anterior.desde} and ${ocupaPlazas(ahora)}
      ) as venia
    ) v`.execute(tx);
  const [fila] = rows as [Fila];
  return {
    deAhora: { conReservas: fila.ahora, queVolvieron: fila.volvieron },
    deAntes: { conReservas: fila.antes, queVolvieron: fila.volvieronAntes },
    masFrecuentes: fila.masFrecuentes,
  };
}

/** The number in the period, and the number in the period before it. */
interface Nuevos {
  deAhora: number;
  deAntes: number;
}

/** Counts the clients who registered, and the abonos that were sold. */
export async function contarNuevos(
  tx: Tx,
  { desde, hasta, anterior }: Periodos,
  zona: string,
): Promise<{ clientes: Nuevos; abonos: Nuevos }> {
  const comienzoDe = (fecha: string) =>
    sql<number>`(${fecha}::timestamp at time zone ${zona}::text)`;
  const registrados = (de: string, hastaAntesDe: string) => sql<number>`(
    select count(*) from usuarios where rol = 'CLIENT'
      and creado_en >= ${comienzoDe(de)} and creado_en < ${comienzoDe(hastaAntesDe)})`;
  const vendidos = (de: string, hastaEl: string) => sql<number>`(
    select count(*) from abonos_vendidos where desde between ${de} and ${hastaEl})`;
  const { deAhora, deAntes, abonos, abonosDeAntes } = await tx
    .selectNoFrom([
      registrados(desde, sumarDias(hasta, 1)).as('deAhora'),
      registrados(anterior.desde, desde).as('deAntes'),
      vendidos(desde, hasta).as('abonos'),
      vendidos(anterior.desde, anterior.hasta).as('abonosDeAntes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    clientes: { deAhora, deAntes },
    abonos: { deAhora: abonos, deAntes: abonosDeAntes },
  };
}

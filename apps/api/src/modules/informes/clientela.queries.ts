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
      select c.id, u.nombre || ' ' || u.apellido as nombre, c.reservas, c.reservado
      from c join usuarios u on u.id = c.id
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

/**
 * Counts the clients who registered in the period, and those who registered in the period before
 * it.
 */
export async function contarNuevos(
  tx: Tx,
  { desde, hasta, anterior }: Periodos,
  zona: string,
): Promise<{ deAhora: number; deAntes: number }> {
  const comienzoDe = (fecha: string) =>
    sql<number>`(${fecha}::timestamp at time zone ${zona}::text)`;
  const todos = sql<number>`count(*)`;
  const deAhora = sql<number>`count(*) filter (where creado_en >= ${comienzoDe(desde)})`;
  return tx
    .selectFrom('usuarios')
    .where('rol', '=', 'CLIENT')
    .where('creado_en', '>=', comienzoDe(anterior.desde))
    .where('creado_en', '<', comienzoDe(sumarDias(hasta, 1)))
    .select([deAhora.as('deAhora'), sql<number>`${todos} - ${deAhora}`.as('deAntes')])
    .executeTakeFirstOrThrow();
}

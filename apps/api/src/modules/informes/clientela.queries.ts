import { sumarDias } from '@remanso/contract/calendario';
import type { Informe, Periodo } from '@remanso/contract/informes.contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import { ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import type { Periodos } from './informes.queries.ts';

/*
 * Who came: those who have an account as a client today. A booking of whoever was erased belongs to
 * nobody.
 */

interface Clientela {
  conReservas: number;
  queVolvieron: number;
}

/** Counts who has bookings in the period and in the one before it, and who of them came before. */
export async function contarClientes(
  tx: Tx,
  { desde, hasta, anterior }: Periodos,
  ahora: string,
): Promise<{ deAhora: Clientela; deAntes: Clientela }> {
  const { rows } = await sql<Record<'ahora' | 'volvieron' | 'antes' | 'volvieronAntes', number>>`
    select count(*) filter (where ahora) as ahora,
      count(*) filter (where ahora and (antes or venia)) as volvieron,
      count(*) filter (where antes) as antes,
      count(*) filter (where antes and venia) as "volvieronAntes"
    from (
      select r.usuario_id, bool_or(f.fecha >= ${desde}) as ahora, bool_or(f.fecha < ${desde}) as antes
      from franjas f
        join reservas r on r.franja_id = f.id
        join usuarios u on u.id = r.usuario_id
      where f.fecha between ${anterior.desde} and ${hasta} and u.rol = 'CLIENT'
        and ${ocupaPlazas(ahora)}
      group by r.usuario_id
    ) c
    cross join lateral (
      select exists (
        select from reservas r join franjas f on f.id = r.franja_id
        where r.usuario_id = c.usuario_id and f.fecha < ${anterior.desde} and ${ocupaPlazas(ahora)}
      ) as venia
    ) v`.execute(tx);
  const [{ ahora: deAhora, volvieron, antes, volvieronAntes }] = rows as [(typeof rows)[number]];
  return {
    deAhora: { conReservas: deAhora, queVolvieron: volvieron },
    deAntes: { conReservas: antes, queVolvieron: volvieronAntes },
  };
}

/** Counts the clients who registered in the period and in the one before it. */
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

const CUANTOS = 10;

export async function leerMasFrecuentes(
  tx: Tx,
  { desde, hasta }: Periodo,
  ahora: string,
): Promise<Informe['masFrecuentes']> {
  return tx
    .selectFrom('franjas as f')
    .innerJoin('reservas as r', 'r.franja_id', 'f.id')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .where('f.fecha', '>=', desde)
    .where('f.fecha', '<=', hasta)
    .where('u.rol', '=', 'CLIENT')
    .where(ocupaPlazas(ahora))
    .groupBy('u.id')
    .select((eb) => [
      'u.id',
      sql<string>`u.nombre || ' ' || u.apellido`.as('nombre'),
      eb.fn.countAll<number>().as('reservas'),
      sql<number>`sum(r.precio_total)`.as('reservado'),
    ])
    .orderBy('reservas', 'desc')
    .orderBy('reservado', 'desc')
    .orderBy('u.id')
    .limit(CUANTOS)
    .execute();
}

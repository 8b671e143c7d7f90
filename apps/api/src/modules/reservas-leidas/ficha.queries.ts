import { sql } from 'kysely';
import { esActiva } from '@remanso/contract/reservas.rules';
import { anyOf } from '../../database/any-of.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { estadoDerivado } from './estado.queries.ts';

/** The names of the people of `reservas as r`, the holder's first. */
export const NOMBRES = sql<string[]>`array(
  select a.nombre from asientos a where a.reserva_id = r.id order by a.id)`;

/** The part of a booking that its holder is told. */
export interface Ficha {
  inicio: string;
  fin: string;
  precioTotal: number;
  secuencia: number;
  /** The names of the people, the holder's first. */
  nombres: string[];
  titular: { id: number; nombre: string; email: string | null };
  limiteCancelHoras: number;
}

/** Reads what is told of some bookings, by their ids; a booking that nobody holds is left out. */
export async function leerFichas(tx: Tx, ids: readonly number[]): Promise<Map<number, Ficha>> {
  const filas = await tx
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .where('r.id', '=', anyOf(ids))
    .select((eb) => [
      'r.id as reservaId',
      'f.inicio',
      'f.fin',
      'r.precio_total as precioTotal',
      'r.secuencia',
      'u.id',
      'u.nombre',
      'u.email',
      NOMBRES.as('nombres'),
      eb.selectFrom('config').select('limite_cancel_horas').as('limite'),
    ])
    .execute();
  return new Map(
    filas.map(({ reservaId, id, nombre, email, limite, ...ficha }) => [
      reservaId,
      { ...ficha, titular: { id, nombre, email }, limiteCancelHoras: limite ?? 0 },
    ]),
  );
}

/**
 * Returns whether a booking is still to be reminded of, as its reminder tells it: nobody is of what
 * was cancelled, moved or begun meanwhile.
 */
export async function hayQueRecordar(
  db: Executor,
  clock: Pick<Clock, 'now'>,
  { reservaId, datos }: { reservaId: number; datos: object },
): Promise<boolean> {
  const ahora = clock.now();
  const reserva = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select(['f.inicio', estadoDerivado(ahora).as('estado')])
    .where('r.id', '=', reservaId)
    .executeTakeFirst();
  if (!reserva || !esActiva(reserva.estado) || reserva.inicio <= ahora) return false;
  return 'inicio' in datos && reserva.inicio === datos.inicio;
}

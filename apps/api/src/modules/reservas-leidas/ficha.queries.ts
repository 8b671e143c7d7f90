import { sql } from 'kysely';
import { esActiva } from '@remanso/contract/reservas.rules';
import { montoDeSenia } from '@remanso/contract/senia.rules';
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
  /** The amount to be transferred, until when, and where to; null where nothing is asked for. */
  senia: { monto: number; vence: string; transferencia: string } | null;
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
      eb.selectFrom('config').select('datos_de_transferencia').as('transferencia'),
      'r.senia_porcentaje as porcentaje',
      'r.senia_vence as vence',
    ])
    .execute();
  return new Map(
    filas.map(({ reservaId, id, nombre, email, limite, transferencia, ...fila }) => {
      const { porcentaje, vence, ...ficha } = fila;
      const monto = montoDeSenia(ficha.precioTotal, porcentaje ?? 0);
      const senia = vence === null ? null : { monto, vence, transferencia: transferencia ?? '' };
      const titular = { id, nombre, email };
      return [reservaId, { ...ficha, titular, limiteCancelHoras: limite ?? 0, senia }];
    }),
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

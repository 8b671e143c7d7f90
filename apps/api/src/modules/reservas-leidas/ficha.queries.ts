import { sql } from 'kysely';
import { esActiva } from '@remanso/contract/reservas.rules';
import { montoDeSenia } from '@remanso/contract/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { BLOQUEADA, MOTIVO } from './bloqueo.queries.ts';
import { estadoDerivado } from './estado.queries.ts';

/** The names of the people of `reservas as r`, the holder's first. */
export const NOMBRES = sql<string[]>`array(
  select a.nombre from asientos a where a.reserva_id = r.id order by a.id)`;

/** The part of a booking that its holder is told. */
export interface Ficha {
  inicio: string;
  fin: string;
  precioTotal: number;
  pagado: number;
  secuencia: number;
  /** The names of the people, the holder's first. */
  nombres: string[];
  titular: { id: number; nombre: string; email: string | null };
  limiteCancelHoras: number;
  /** Why its franja is closed; null where it is not. */
  cierre: { motivo: string | null } | null;
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
      'r.pagado',
      'r.secuencia',
      'u.id',
      'u.nombre',
      'u.email',
      NOMBRES.as('nombres'),
      eb.selectFrom('config').select('limite_cancel_horas').as('limite'),
      eb.selectFrom('config').select('datos_de_transferencia').as('transferencia'),
      'r.senia_porcentaje as porcentaje',
      'r.senia_vence as vence',
      BLOQUEADA.as('bloqueada'),
      MOTIVO.as('motivo'),
    ])
    .execute();
  return new Map(
    filas.map(({ reservaId, id, nombre, email, limite, transferencia, ...fila }) => {
      const { porcentaje, vence, bloqueada, motivo, ...ficha } = fila;
      const cierre = bloqueada ? { motivo } : null;
      const monto = montoDeSenia(ficha.precioTotal, porcentaje ?? 0);
      const senia = vence === null ? null : { monto, vence, transferencia: transferencia ?? '' };
      const titular = { id, nombre, email };
      return [reservaId, { ...ficha, titular, limiteCancelHoras: limite ?? 0, cierre, senia }];
    }),
  );
}

/** The messages that only hold while their booking stands as it was when they were written. */
export const DEL_MOMENTO = ['recordatorio', 'senia-por-vencer', 'cierre'] as const;
export type AvisoDelMomento = (typeof DEL_MOMENTO)[number];

export function esDelMomento(tipo: string): tipo is AvisoDelMomento {
  return (DEL_MOMENTO as readonly string[]).includes(tipo);
}

interface LoDicho {
  tipo: AvisoDelMomento;
  reservaId: number;
  datos: object;
}

/**
 * Returns whether what a message says of a booking still holds: nobody is reminded of what was
 * cancelled, moved, closed or begun meanwhile, asked for a seña that has come, or told of a closed
 * franja that is open again.
 */
export async function sigueSiendoCierto(
  db: Executor,
  clock: Pick<Clock, 'now'>,
  { tipo, reservaId, datos }: LoDicho,
): Promise<boolean> {
  const ahora = clock.now();
  const reserva = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select(['f.inicio', estadoDerivado(ahora).as('estado'), BLOQUEADA.as('bloqueada')])
    .where('r.id', '=', reservaId)
    .executeTakeFirst();
  if (!reserva || !esActiva(reserva.estado) || reserva.inicio <= ahora) return false;
  if (!('inicio' in datos) || reserva.inicio !== datos.inicio) return false;
  if (tipo === 'cierre') return reserva.bloqueada;
  return !reserva.bloqueada && (tipo === 'recordatorio' || reserva.estado === 'PENDIENTE');
}

import { sql, type InferResult, type QueryCreator } from 'kysely';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { montoDeSenia } from '@remanso/contract/reserva/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { BLOQUEADA } from './bloqueo.queries.ts';
import { estadoDerivado } from './estado.queries.ts';
import { selectReservas } from './reservas.queries.ts';

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

/**
 * Selects bookings as they are shown, and what else is told and decided of them: one reading serves
 * the answer, the letter and the trail of a change.
 */
export function selectFichas(db: QueryCreator<Tables>, ahora: string) {
  return selectReservas(db, ahora).select((eb) => [
    'r.estado as guardada',
    'r.secuencia',
    eb.selectFrom('config').select('datos_de_transferencia').as('transferencia'),
  ]);
}

export type FilaDeFicha = InferResult<ReturnType<typeof selectFichas>>[number];

/** Reads bookings in the order of their ids. */
export function leerFilas(tx: Tx, ids: readonly number[], ahora: string): Promise<FilaDeFicha[]> {
  return selectFichas(tx, ahora).where('r.id', '=', anyOf(ids)).orderBy('r.id').execute();
}

export function buscarFila(tx: Tx, id: number, ahora: string): Promise<FilaDeFicha | undefined> {
  return selectFichas(tx, ahora).where('r.id', '=', id).executeTakeFirst();
}

/** Reads a booking that the caller knows to exist. */
export function leerFila(tx: Tx, id: number, ahora: string): Promise<FilaDeFicha> {
  return selectFichas(tx, ahora).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** Returns what the holder of a booking is told; undefined where nobody holds it. */
export function fichaDeFila(fila: FilaDeFicha): Ficha | undefined {
  const { cliente_id: id, nombre, email, senia_vence: vence } = fila;
  if (id === null || nombre === null) return undefined;
  const monto = montoDeSenia(fila.precio_total, fila.senia_porcentaje ?? 0);
  return {
    inicio: fila.inicio,
    fin: fila.fin,
    precioTotal: fila.precio_total,
    pagado: fila.pagado,
    secuencia: fila.secuencia,
    nombres: nombresDeFila(fila),
    titular: { id, nombre, email },
    limiteCancelHoras: fila.limite_cancel_horas ?? 0,
    cierre: fila.bloqueada ? { motivo: fila.motivo } : null,
    senia: vence === null ? null : { monto, vence, transferencia: fila.transferencia ?? '' },
  };
}

/** Returns the names of a booking's people, the holder's first. */
export function nombresDeFila({ asientos }: Pick<FilaDeFicha, 'asientos'>): string[] {
  return asientos.map(({ nombre }) => nombre);
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
  datos: { inicio: string };
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
  if (reserva.inicio !== datos.inicio) return false;
  if (tipo === 'cierre') return reserva.bloqueada;
  return !reserva.bloqueada && (tipo === 'recordatorio' || reserva.estado === 'PENDIENTE');
}

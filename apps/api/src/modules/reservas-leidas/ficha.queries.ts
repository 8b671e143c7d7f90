import { sql, type InferResult, type QueryCreator, type RawBuilder } from 'kysely';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { montoDeSenia } from '@remanso/contract/reserva/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { BLOQUEADA } from './bloqueo.queries.ts';
import { estadoDerivado } from './estado.queries.ts';
import { selectReservas } from './reservas.queries.ts';

/** The SQL expression for the names of the people of `reservas as r`, beginning with the holder. */
export const NOMBRES = sql<string[]>`array(
  select a.nombre from asientos a where a.reserva_id = r.id order by a.id)`;

/**
 * Returns the SQL expression that is true where the centre sends its messages about bookings and offers,
 * given the expression that reads `notificaciones_activas`. Messages about accounts are always sent.
 */
export const notifica = (activas: RawBuilder<boolean | null>) =>
  sql<boolean>`coalesce(${activas}, true)`;

export interface Ficha {
  inicio: string;
  fin: string;
  precioTotal: number;
  pagado: number;
  /** The name of the abono that pays the booking; null where none does. */
  abono: string | null;
  secuencia: number;
  /** The names of the people, beginning with the holder. */
  nombres: string[];
  titular: { id: number; nombre: string; email: string | null };
  limiteCancelHoras: number;
  /** The reason for which the franja is closed; null where the franja is open. */
  cierre: { motivo: string | null } | null;
  /**
   * The amount of the seña, the momento until which it can be paid, and the account to transfer it
   * to. Null where the booking waits for no seña.
   */
  senia: { monto: number; vence: string; transferencia: string } | null;
}

/**
 * Selects the columns of bookings that the answer, the letter and the trail need after a change, so
 * that one query is enough.
 */
export function selectFichas(db: QueryCreator<Tables>, ahora: string) {
  return selectReservas(db, ahora).select([
    'r.estado as guardada',
    'r.secuencia',
    'c.datos_de_transferencia as transferencia',
    notifica(sql.ref('c.notificaciones_activas')).as('notifica'),
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

export function leerFila(tx: Tx, id: number, ahora: string): Promise<FilaDeFicha> {
  return selectFichas(tx, ahora).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** Returns what the holder of a booking is told about it; undefined where the holder was erased. */
export function fichaDeFila(fila: FilaDeFicha): Ficha | undefined {
  const { cliente_id: id, nombre, email, senia_vence: vence } = fila;
  if (id === null || nombre === null) return undefined;
  const monto = montoDeSenia(fila.precio_total, fila.senia_porcentaje ?? 0);
  return {
    inicio: fila.inicio,
    fin: fila.fin,
    precioTotal: fila.precio_total,
    pagado: fila.pagado,
    abono: fila.abono_nombre,
    secuencia: fila.secuencia,
    nombres: nombresDeFila(fila),
    titular: { id, nombre, email },
    limiteCancelHoras: fila.limite_cancel_horas ?? 0,
    cierre: fila.bloqueada ? { motivo: fila.motivo } : null,
    senia: vence === null ? null : { monto, vence, transferencia: fila.transferencia ?? '' },
  };
}

/** Returns the names of the people of a booking, beginning with the holder. */
export function nombresDeFila({ asientos }: Pick<FilaDeFicha, 'asientos'>): string[] {
  return asientos.map(({ nombre }) => nombre);
}

/**
 * The messages about a passing state of a booking. They are not sent once that state has changed.
 */
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
 * Returns whether a message is still true when it is sent: no reminder for a booking that was
 * cancelled, moved or closed or has begun, no request for a seña that was paid, and no news of a
 * closed franja that is open again.
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

import { sql } from 'kysely';
import { CLIENTE_ELIMINADO, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { SeniaPedida } from '@remanso/contract/reserva/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { conReservasActivas } from '../usuarios/usuarios.errors.ts';
import { nombresDeFila, selectFichas, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { insertarAsientos, type NuevoAsiento } from './asientos/asientos.repository.ts';
import { olvidarRespuestas } from '../idempotencia/idempotencia.repository.ts';
import { olvidarNotasDePagos } from './pagos/pagos.repository.ts';
import { reservaConPagos, reservaRepetida } from './reservas.errors.ts';

export interface NuevaReserva {
  franjaId: number;
  usuarioId: number;
  precioTotal: number;
  notas: string;
  /** The seña that must be paid first; undefined where the booking is confirmed at once. */
  senia: SeniaPedida | undefined;
  /** The sold abono whose places the booking uses, or null. */
  abonoVendidoId: number | null;
  /** The series that the booking belongs to; undefined for a booking of its own. */
  serieId?: number;
  /** The instant (ISO 8601) at which the booking is made. */
  creadaEn: string;
}

/**
 * Inserts bookings with the same people, the holder first, and returns their ids in the order of
 * `nuevas`. The caller must hold the lock of the holder's account and have taken the places, and must
 * know that the holder has no other active booking in any of the franjas.
 */
export async function insertarReservas(
  tx: Tx,
  nuevas: readonly NuevaReserva[],
  asientos: readonly NuevoAsiento[],
): Promise<number[]> {
  const filas = await insertRows(
    tx,
    'reservas',
    nuevas.map((nueva) => ({
      franja_id: nueva.franjaId,
      usuario_id: nueva.usuarioId,
      estado: nueva.senia ? 'PENDIENTE' : 'CONFIRMADA',
      senia_porcentaje: nueva.senia?.porcentaje ?? null,
      senia_vence: nueva.senia?.vence ?? null,
      precio_total: nueva.precioTotal,
      notas: nueva.notas,
      creada_en: nueva.creadaEn,
      abono_vendido_id: nueva.abonoVendidoId,
      ...(nueva.serieId !== undefined && { serie_id: nueva.serieId }),
    })),
  )
    .returning('id')
    .execute();
  const ids = filas.map(({ id }) => id);
  await insertarAsientos(tx, ids, asientos);
  return ids;
}

export interface ReservaActual {
  id: number;
  franjaId: number;
  usuarioId: number | null;
  /** The derived estado: what time has made of the stored estado. */
  estado: EstadoDeReserva;
  precioTotal: number;
  notas: string;
  personas: number;
  /** The momento at which the franja begins. The trail keeps it for when the franja is deleted. */
  turno: string;
  /**
   * The momento until which the booking waits for its seña; absent where the booking waits for
   * none.
   */
  seniaVence?: string;
  /** The percentage of the price that the seña is; absent where the booking waits for none. */
  seniaPorcentaje?: number;
  /** The name of the abono that pays the booking; absent where none does. */
  abono?: string;
}

export interface ReservaTomada {
  reserva: ReservaActual;
  /** The estado stored in the table, by which the counter of the franja counts. */
  guardada: EstadoDeReserva;
  /** The sum of the payments less the refunds, in pesos. */
  pagado: number;
  /** The seña that a PENDIENTE booking waits for; null where the booking waits for none. */
  senia: SeniaPedida | null;
  /** The sold abono that pays the booking, or null. */
  abonoVendidoId: number | null;
  /** True where the booking was cancelled because its seña was not paid in time. */
  sinSenia: boolean;
  /** The present name of the holder; null once the account is erased. */
  titular: string | null;
  /** The names of the people of the booking, beginning with the holder. */
  nombres: readonly string[];
  limiteCancelHoras: number;
}

/**
 * Locks and reads a booking; undefined where no booking has the id. The caller must hold the lock
 * of the booking's franja.
 */
export async function tomarReserva(
  tx: Tx,
  id: number,
  ahora: string,
): Promise<ReservaTomada | undefined> {
  const fila = await selectFichas(tx, ahora)
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
  return fila && tomadaDeFila(fila);
}

export function tomadaDeFila(fila: FilaDeFicha): ReservaTomada {
  const { estado, senia_vence: vence, nombre, apellido } = fila;
  return {
    reserva: actualDeFila(fila),
    guardada: fila.guardada,
    pagado: fila.pagado,
    senia: seniaDeFila(fila),
    abonoVendidoId: fila.abono_vendido_id,
    sinSenia: vence !== null && estado === 'CANCELADA',
    titular: nombre === null ? null : `${nombre} ${apellido}`,
    nombres: nombresDeFila(fila),
    limiteCancelHoras: fila.limite_cancel_horas ?? 0,
  };
}

/** Returns the properties of a booking that the trail keeps. */
export function actualDeFila(fila: FilaDeFicha): ReservaActual {
  const senia = seniaDeFila(fila);
  return {
    id: fila.id,
    franjaId: fila.franja_id,
    usuarioId: fila.cliente_id,
    estado: fila.estado,
    precioTotal: fila.precio_total,
    notas: fila.notas,
    personas: fila.asientos.length,
    turno: fila.inicio,
    ...(senia && { seniaVence: senia.vence, seniaPorcentaje: senia.porcentaje }),
    ...(fila.abono_nombre !== null && { abono: fila.abono_nombre }),
  };
}

function seniaDeFila(fila: FilaDeFicha): SeniaPedida | null {
  const { estado, senia_porcentaje: porcentaje, senia_vence: vence } = fila;
  return porcentaje !== null && vence !== null && estado === 'PENDIENTE'
    ? { porcentaje, vence }
    : null;
}

type Cambios = Partial<Pick<ReservaActual, 'franjaId' | 'estado' | 'precioTotal' | 'notas'>> & {
  /**
   * The instant (ISO 8601) at which the booking came to its franja. Undefined leaves the stored
   * instant.
   */
  enFranjaDesde?: string;
  /** The seña that the booking waits for. Undefined leaves the stored one, or none with an estado. */
  senia?: SeniaPedida | undefined;
};

/**
 * Changes a booking. The caller must hold the booking's lock. Throws 409, with `deQuien` as the
 * name of the holder, where the holder would have two active bookings in one franja.
 */
export async function cambiarReserva(
  tx: Tx,
  id: number,
  cambios: Cambios,
  deQuien?: string,
): Promise<void> {
  const { franjaId, estado, precioTotal, notas, enFranjaDesde, senia } = cambios;
  try {
    await tx
      .updateTable('reservas')
      .set({
        ...(franjaId !== undefined && { franja_id: franjaId }),
        // A change of the estado ends the wait for a seña.
        ...(estado !== undefined && { estado, senia_porcentaje: null, senia_vence: null }),
        ...(senia && { senia_porcentaje: senia.porcentaje, senia_vence: senia.vence }),
        ...(precioTotal !== undefined && { precio_total: precioTotal }),
        ...(notas !== undefined && { notas }),
        ...(enFranjaDesde !== undefined && { en_franja_desde: enFranjaDesde }),
        secuencia: sql`secuencia + 1`,
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw violates(error, 'reservas_una_activa_por_cliente') ? reservaRepetida(deQuien) : error;
  }
}

/** Cancels bookings. The caller must hold the locks of the bookings, and must free their places. */
export async function cancelarReservas(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('reservas')
    .set({
      estado: 'CANCELADA',
      senia_porcentaje: null,
      senia_vence: null,
      secuencia: sql`secuencia + 1`,
    })
    .where('id', '=', anyOf(ids))
    .execute();
}

/**
 * Deletes a booking for good, with its asientos and its annulled payments. The caller must free its
 * places. Throws 409 where the booking has payments that are not annulled.
 */
export async function borrarReserva(tx: Tx, id: number): Promise<void> {
  try {
    await tx.deleteFrom('reservas').where('id', '=', id).execute();
  } catch (error) {
    throw violates(error, 'pagos_sin_borrar') ? reservaConPagos() : error;
  }
}

/**
 * Assigns all bookings of the person `de` to the person `a`. The caller must hold the locks of both
 * accounts, know that they have no active bookings in the same franja, and have stored the derived
 * estados of the bookings (asentarReservas).
 */
export async function pasarReservas(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await olvidarRespuestas(tx, { usuarioId: de, reservaIds: [] });
  await tx.updateTable('reservas').set({ usuario_id: a }).where('usuario_id', '=', de).execute();
}

/**
 * Removes a person who is being erased from that person's bookings. Day, price and number of people
 * stay, because the centre's accounts need them. Throws 409 where the desk has revived a booking
 * since the caller counted the active bookings.
 */
export async function olvidarReservas(tx: Tx, usuarioId: number): Promise<void> {
  const ids = await olvidarTitular(tx, usuarioId);
  await olvidarRespuestas(tx, { usuarioId, reservaIds: ids });
  if (ids.length === 0) return;
  await tx
    .updateTable('asientos')
    .set({ nombre: CLIENTE_ELIMINADO })
    .where('reserva_id', '=', anyOf(ids))
    .execute();
  await olvidarNotasDePagos(tx, 'reserva_id', ids);
}

/**
 * Clears the holder and the notes in one UPDATE. With a second UPDATE of the same row, PostgreSQL
 * would lock the franja after the booking, against the lock order.
 */
async function olvidarTitular(tx: Tx, usuarioId: number): Promise<number[]> {
  try {
    const suyas = await tx
      .updateTable('reservas')
      .set({ notas: '', usuario_id: null })
      .where('usuario_id', '=', usuarioId)
      .returning('id')
      .execute();
    return suyas.map(({ id }) => id);
  } catch (error) {
    throw violates(error, 'reservas_activa_con_cliente') ? conReservasActivas() : error;
  }
}

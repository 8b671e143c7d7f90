import { sql } from 'kysely';
import {
  CLIENTE_ELIMINADO,
  estadoEn,
  type EstadoDeReserva,
} from '@remanso/contract/reservas.rules';
import type { SeniaPedida } from '@remanso/contract/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { conReservasActivas } from '../usuarios/usuarios.errors.ts';
import { insertarAsientos, leerNombres, type NuevoAsiento } from './asientos.repository.ts';
import { olvidarRespuestas } from './idempotencia.repository.ts';
import { olvidarNotasDePagos } from './pagos.repository.ts';
import { reservaConPagos, reservaRepetida } from './reservas.errors.ts';

export interface NuevaReservaConAsientos {
  franjaId: number;
  usuarioId: number;
  precioTotal: number;
  notas: string;
  /** The seña asked for before it is confirmed; undefined for one that is confirmed at once. */
  senia?: SeniaPedida | undefined;
  /** ISO 8601. */
  creadaEn: string;
  /** The first seat is the holder's. */
  asientos: readonly NuevoAsiento[];
}

/**
 * Writes a booking and its seats. The caller must hold the holder's account and have taken the
 * places, and so knows that the holder has no other active booking in the franja.
 */
export async function insertarReserva(tx: Tx, nueva: NuevaReservaConAsientos): Promise<number> {
  const { id } = await tx
    .insertInto('reservas')
    .values({
      franja_id: nueva.franjaId,
      usuario_id: nueva.usuarioId,
      estado: nueva.senia ? 'PENDIENTE' : 'CONFIRMADA',
      senia_porcentaje: nueva.senia?.porcentaje,
      senia_vence: nueva.senia?.vence,
      precio_total: nueva.precioTotal,
      notas: nueva.notas,
      creada_en: nueva.creadaEn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertarAsientos(tx, id, nueva.asientos);
  return id;
}

export interface ReservaActual {
  id: number;
  franjaId: number;
  usuarioId: number | null;
  /** The derived estado, which includes what time has made of the stored one. */
  estado: EstadoDeReserva;
  precioTotal: number;
  notas: string;
  personas: number;
  /**
   * The moment when its franja begins, which the trail keeps so that it is known after the franja
   * is gone.
   */
  turno: string;
}

/**
 * Returns the franja to lock before the booking itself is locked; undefined when there is no such
 * booking.
 */
export async function franjaDeReserva(tx: Tx, id: number): Promise<number | undefined> {
  const fila = await tx
    .selectFrom('reservas')
    .select('franja_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return fila?.franja_id;
}

export interface ReservaTomada {
  reserva: ReservaActual;
  /** The estado in the table, which the franja's counter goes by. */
  guardada: EstadoDeReserva;
  /** The sum of its payments. */
  pagado: number;
  /** The seña that a PENDIENTE booking waits for; null where it waits for nothing. */
  senia: SeniaPedida | null;
  /** True once it was cancelled because its seña did not come. */
  sinSenia: boolean;
  /** The holder's name as it is now; null once the account is erased. */
  titular: string | null;
  /** The names of the people, the holder's first. */
  nombres: readonly string[];
}

const deSuFranja = sql<string>`(select f.inicio from franjas f where f.id = reservas.franja_id)`;

/** Locks and reads a booking. The caller must hold the lock of the booking's franja. */
export async function tomarReserva(
  tx: Tx,
  id: number,
  ahora: string,
): Promise<ReservaTomada | undefined> {
  const fila = await tx
    .selectFrom('reservas')
    .select([
      'id',
      'franja_id as franjaId',
      'usuario_id as usuarioId',
      'estado',
      'precio_total as precioTotal',
      'notas',
      'pagado',
      'senia_porcentaje as porcentaje',
      'senia_vence as vence',
      'estado_hasta as estadoHasta',
    ])
    // The franja is read by a subquery, not a join: a booking that was moved while this waited must
    // be found in its new franja.
    .select(
      sql<string | null>`(
      select u.nombre || ' ' || u.apellido from usuarios u where u.id = reservas.usuario_id)`.as(
        'titular',
      ),
    )
    .select(deSuFranja.as('turno'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!fila) return undefined;
  const { titular, pagado, porcentaje, vence, estadoHasta, ...guardada } = fila;
  const { estado } = guardada;
  const nombres = await leerNombres(tx, id);
  const reserva = {
    ...guardada,
    estado: estadoEn({ estado, estadoHasta }, ahora),
    personas: nombres.length,
  };
  const espera = porcentaje !== null && vence !== null && reserva.estado === 'PENDIENTE';
  const senia = espera ? { porcentaje, vence } : null;
  const sinSenia = vence !== null && reserva.estado === 'CANCELADA';
  return { reserva, guardada: estado, pagado, senia, sinSenia, titular, nombres };
}

type Cambios = Partial<Pick<ReservaActual, 'franjaId' | 'estado' | 'precioTotal' | 'notas'>> & {
  /** The instant (ISO 8601) since when it holds its franja, where it takes one. */
  enFranjaDesde?: string;
  /** The momento until which it waits for its seña, where it has one. */
  seniaVence?: string | undefined;
};

/**
 * Changes a booking. The caller must hold its lock. Throws 409 when the holder would then have two
 * active bookings in a franja, with the name in `deQuien` where the desk asks.
 */
export async function cambiarReserva(
  tx: Tx,
  id: number,
  cambios: Cambios,
  deQuien?: string,
): Promise<void> {
  const { franjaId, estado, precioTotal, notas, enFranjaDesde, seniaVence } = cambios;
  try {
    await tx
      .updateTable('reservas')
      .set({
        ...(franjaId !== undefined && { franja_id: franjaId }),
        // A decision on its estado ends the wait for a seña.
        ...(estado !== undefined && { estado, senia_porcentaje: null, senia_vence: null }),
        ...(seniaVence !== undefined && { senia_vence: seniaVence }),
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

/** Cancels bookings. The caller must hold their locks, and gives their places back. */
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
 * Deletes a booking for good, with its seats and its annulled payments. The caller gives its places
 * back. Throws 409 where a payment stands.
 */
export async function borrarReserva(tx: Tx, id: number): Promise<void> {
  try {
    await tx.deleteFrom('reservas').where('id', '=', id).execute();
  } catch (error) {
    throw violates(error, 'pagos_sin_borrar') ? reservaConPagos() : error;
  }
}

/**
 * Hands all bookings of a person over to another. The caller must hold both accounts, know that
 * they have no active booking of one franja in common, and have written down what is over.
 */
export async function pasarReservas(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await olvidarRespuestas(tx, { usuarioId: de, reservaIds: [] });
  await tx.updateTable('reservas').set({ usuario_id: a }).where('usuario_id', '=', de).execute();
}

/**
 * Removes a person who is being erased from their bookings; day, price and number of people stay
 * for the accounts. Throws 409 when a booking was revived since the caller counted the active ones.
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
  await olvidarNotasDePagos(tx, ids);
}

/**
 * Clears the holder and the notes in one UPDATE, because at a second update of the same row
 * PostgreSQL would lock the franja after the booking, against the lock order.
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

import { sql } from 'kysely';
import type { SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import { CLIENTE_ELIMINADO, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { SeniaPedida } from '@remanso/contract/reserva/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { conReservasActivas } from '../usuarios/usuarios.errors.ts';
import { nombresDeFila, selectFichas, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import type { NuevoAsiento } from './asientos/asientos.repository.ts';
import { olvidarRespuestas } from '../idempotencia/idempotencia.repository.ts';
import { olvidarNotasDePagos } from './pagos/pagos.repository.ts';
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

const COLUMNAS_DE_RESERVA = [
  'id',
  'franja_id',
  'usuario_id',
  'estado',
  'estado_hasta',
  'precio_total',
  'senia_porcentaje',
  'senia_vence',
  'pagado',
  'notas',
  'tarde',
  'creada_en',
  'secuencia',
] as const;

/**
 * Writes a booking and its seats, the first as its holder's, and returns it as it is read. The
 * caller must hold the holder's account and have taken the places, and so knows that the holder has
 * no other active booking in the franja. The tables' names stand for what was written, which no
 * reading of the same statement would see.
 */
export function insertarReserva(
  tx: Tx,
  nueva: NuevaReservaConAsientos,
  ahora: string,
): Promise<FilaDeFicha> {
  const escrita = tx
    .with('reservas', (db) =>
      db
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
        .returning(COLUMNAS_DE_RESERVA),
    )
    .with('asientos', (db) =>
      db
        .insertInto('asientos')
        .columns(['reserva_id', 'es_titular', 'nombre', 'sexo'])
        // The values are arrays, so that the statement's text is the same for any number of people.
        .expression((eb) =>
          eb
            .selectFrom('reservas')
            .innerJoin(asientosNuevos(nueva.asientos), (join) => join.onTrue())
            .select([
              'reservas.id',
              sql<boolean>`nuevos.orden = 1`.as('es_titular'),
              'nuevos.nombre',
              'nuevos.sexo',
            ])
            .orderBy('nuevos.orden'),
        )
        .returning(['id', 'reserva_id', 'es_titular', 'nombre', 'sexo', 'presente']),
    );
  return selectFichas(escrita, ahora).executeTakeFirstOrThrow();
}

const asientosNuevos = (asientos: readonly NuevoAsiento[]) =>
  sql<{ nombre: string; sexo: SexoDeAsiento; orden: number }>`unnest(
    ${asientos.map(({ nombre }) => nombre)}::text[],
    ${asientos.map(({ sexo }) => sexo)}::text[]
  ) with ordinality`.as<'nuevos'>(sql`nuevos (nombre, sexo, orden)`);

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
  limiteCancelHoras: number;
}

/** Locks and reads a booking. The caller must hold the lock of the booking's franja. */
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
  const { estado, senia_porcentaje: porcentaje, senia_vence: vence, nombre, apellido } = fila;
  const espera = porcentaje !== null && vence !== null && estado === 'PENDIENTE';
  return {
    reserva: actualDeFila(fila),
    guardada: fila.guardada,
    pagado: fila.pagado,
    senia: espera ? { porcentaje, vence } : null,
    sinSenia: vence !== null && estado === 'CANCELADA',
    titular: nombre === null ? null : `${nombre} ${apellido}`,
    nombres: nombresDeFila(fila),
    limiteCancelHoras: fila.limite_cancel_horas ?? 0,
  };
}

/** Returns what the trail keeps of a booking. */
export function actualDeFila(fila: FilaDeFicha): ReservaActual {
  return {
    id: fila.id,
    franjaId: fila.franja_id,
    usuarioId: fila.cliente_id,
    estado: fila.estado,
    precioTotal: fila.precio_total,
    notas: fila.notas,
    personas: fila.asientos.length,
    turno: fila.inicio,
  };
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

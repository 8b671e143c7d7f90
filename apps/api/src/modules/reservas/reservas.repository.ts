import { sql } from 'kysely';
import type { Sexo } from '@remanso/contract/franjas.rules';
import type { EstadoDeReserva } from '@remanso/contract/reservas.rules';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { reservaRepetida } from './reservas.errors.ts';

export interface NuevoAsiento {
  nombre: string;
  sexo: Sexo;
}

export interface NuevaReservaConAsientos {
  franjaId: number;
  usuarioId: number;
  precioTotal: number;
  notas: string;
  /** ISO 8601. */
  creadaEn: string;
  /** The first is the holder's. */
  asientos: readonly NuevoAsiento[];
}

/** Writes a booking and its seats. Caller has taken the places. Throws 409 for a second active one in the franja. */
export async function insertarReserva(tx: Tx, nueva: NuevaReservaConAsientos): Promise<number> {
  try {
    const { id } = await tx
      .insertInto('reservas')
      .values({
        franja_id: nueva.franjaId,
        usuario_id: nueva.usuarioId,
        estado: 'CONFIRMADA',
        precio_total: nueva.precioTotal,
        notas: nueva.notas,
        creada_en: nueva.creadaEn,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertarAsientos(tx, id, nueva.asientos);
    return id;
  } catch (error) {
    throw violates(error, 'reservas_una_activa_por_cliente') ? reservaRepetida() : error;
  }
}

/** Arrays rather than rows of parameters: the statement's text is the same for any number of people. */
async function insertarAsientos(
  tx: Tx,
  reservaId: number,
  asientos: readonly NuevoAsiento[],
): Promise<void> {
  await sql`
    insert into asientos (reserva_id, es_titular, nombre, sexo)
    select ${reservaId}::bigint, orden = 1, nombre, sexo
    from unnest(
      ${asientos.map(({ nombre }) => nombre)}::text[],
      ${asientos.map(({ sexo }) => sexo)}::text[]
    ) with ordinality as nuevos (nombre, sexo, orden)
    order by orden`.execute(tx);
}

export interface ReservaActual {
  id: number;
  franjaId: number;
  usuarioId: number | null;
  estado: EstadoDeReserva;
  personas: number;
}

/** Which franja to lock before the booking itself is locked; undefined when there is no such booking. */
export async function franjaDeReserva(tx: Tx, id: number): Promise<number | undefined> {
  const fila = await tx
    .selectFrom('reservas')
    .select('franja_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return fila?.franja_id;
}

/** Caller holds the lock of the booking's franja. */
export async function lockReserva(tx: Tx, id: number): Promise<ReservaActual | undefined> {
  const reserva = await tx
    .selectFrom('reservas')
    .select(['id', 'franja_id as franjaId', 'usuario_id as usuarioId', 'estado'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!reserva) return undefined;
  const { personas } = await tx
    .selectFrom('asientos')
    .select((eb) => eb.fn.countAll<number>().as('personas'))
    .where('reserva_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...reserva, personas };
}

export async function cambiarEstado(tx: Tx, id: number, estado: EstadoDeReserva): Promise<void> {
  await tx.updateTable('reservas').set({ estado }).where('id', '=', id).execute();
}

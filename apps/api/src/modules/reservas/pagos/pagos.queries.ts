import type { InferResult, QueryCreator } from 'kysely';
import { momentoEnZona } from '@remanso/contract/calendario';
import type { Pago, PagoAnotado } from '@remanso/contract/caja/pagos.contract';
import type { Tables } from '../../../database/tables.ts';
import type { Executor, Tx } from '../../../database/transaction.ts';

/**
 * The columns of a payment that `selectPagos` reads. A statement that inserts a payment returns
 * these columns.
 */
export const COLUMNAS_DE_PAGO = [
  'id',
  'reserva_id',
  'abono_vendido_id',
  'tipo',
  'monto',
  'medio',
  'nota',
  'registrado_en',
  'registrado_por',
  'fecha',
  'anulado_en',
  'anulado_por',
  'motivo',
] as const;

export function selectPagos(db: QueryCreator<Tables>) {
  return db
    .selectFrom('pagos as p')
    .leftJoin('usuarios as u', 'u.id', 'p.registrado_por')
    .leftJoin('usuarios as a', 'a.id', 'p.anulado_por')
    .select(COLUMNAS_DE_PAGO.map((columna) => `p.${columna}` as const))
    .select([
      'u.id as autor_id',
      'u.nombre as autor_nombre',
      'u.apellido as autor_apellido',
      'a.id as anulador_id',
      'a.nombre as anulador_nombre',
      'a.apellido as anulador_apellido',
    ]);
}

export type FilaDePago = InferResult<ReturnType<typeof selectPagos>>[number];

export function pagoDeFila(fila: FilaDePago, timeZone: string): PagoAnotado {
  return {
    id: fila.id,
    reservaId: fila.reserva_id,
    ...(fila.abono_vendido_id !== null && { abonoVendidoId: fila.abono_vendido_id }),
    tipo: fila.tipo,
    monto: fila.monto,
    medio: fila.medio,
    nota: fila.nota,
    registradoEn: momentoEnZona(fila.registrado_en, timeZone),
    fecha: fila.fecha,
    registradoPor: quienDeFila(fila.autor_id, fila.autor_nombre, fila.autor_apellido),
    anulado: fila.anulado_en !== null,
    anuladoEn: fila.anulado_en === null ? null : momentoEnZona(fila.anulado_en, timeZone),
    anuladoPor: quienDeFila(fila.anulador_id, fila.anulador_nombre, fila.anulador_apellido),
    motivo: fila.motivo,
  };
}

/** Returns a payment of a booking. The row must be one. */
export function pagoDeReserva(fila: FilaDePago, timeZone: string): Pago {
  return { ...pagoDeFila(fila, timeZone), reservaId: fila.reserva_id as number };
}

/**
 * Returns a person of the desk as answers name them; null where there is none or that person was
 * erased.
 */
export function quienDeFila(
  id: number | null,
  nombre: string | null,
  apellido: string | null,
): Pago['registradoPor'] {
  return id === null ? null : { id, nombre: nombre ?? '', apellido: apellido ?? '' };
}

/**
 * Returns the payments and refunds of a booking in the order in which they were recorded, including
 * annulled ones.
 */
export async function pagosDeReserva(
  db: Executor,
  reservaId: number,
  timeZone: string,
): Promise<Pago[]> {
  const filas = await selectPagos(db)
    .where('p.reserva_id', '=', reservaId)
    .orderBy('p.id')
    .execute();
  return filas.map((fila) => pagoDeReserva(fila, timeZone));
}

/**
 * Returns the latest payment of a booking that was not annulled; undefined where there is none.
 * Refunds do not count.
 */
export async function ultimoCobro(
  tx: Tx,
  reservaId: number,
  timeZone: string,
): Promise<Pago | undefined> {
  const fila = await selectPagos(tx)
    .where('p.reserva_id', '=', reservaId)
    .where('p.tipo', '=', 'PAGO')
    .where('p.anulado_en', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila && pagoDeReserva(fila, timeZone);
}

export async function leerPago(tx: Tx, id: number, timeZone: string): Promise<PagoAnotado> {
  const fila = await selectPagos(tx).where('p.id', '=', id).executeTakeFirstOrThrow();
  return pagoDeFila(fila, timeZone);
}

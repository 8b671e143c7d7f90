import type { MedioDePago, TipoDePago } from '@remanso/contract/caja/pagos.rules';
import { sql } from 'kysely';
import { COLUMNAS_DE_PAGO, selectPagos, type FilaDePago } from './pagos.queries.ts';
import { anyOf } from '../../../database/any-of.ts';
import type { Tx } from '../../../database/transaction.ts';

export interface NuevaFilaDePago {
  reservaId: number;
  tipo: TipoDePago;
  monto: number;
  medio: MedioDePago;
  nota: string;
  /** The instant (ISO 8601) at which the payment was recorded. */
  registradoEn: string;
  /** The day (`YYYY-MM-DD`) on which the money moved. */
  fecha: string;
  registradoPor: number;
}

/**
 * Inserts a payment and returns its row. A trigger updates `pagado` of the booking. The caller must
 * hold the booking's lock and must have checked that the payment is allowed.
 */
export function insertarPago(tx: Tx, nuevo: NuevaFilaDePago): Promise<FilaDePago> {
  const escrito = tx.with('pagos', (db) =>
    db
      .insertInto('pagos')
      .values({
        reserva_id: nuevo.reservaId,
        tipo: nuevo.tipo,
        monto: nuevo.monto,
        medio: nuevo.medio,
        nota: nuevo.nota,
        registrado_en: nuevo.registradoEn,
        fecha: nuevo.fecha,
        registrado_por: nuevo.registradoPor,
      })
      .returning(COLUMNAS_DE_PAGO),
  );
  return selectPagos(escrito).executeTakeFirstOrThrow();
}

/**
 * Returns the id of the payment's booking, which callers lock before they change the payment;
 * undefined where there is no such payment.
 */
export async function reservaDePago(tx: Tx, id: number): Promise<number | undefined> {
  const fila = await tx
    .selectFrom('pagos')
    .select('reserva_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return fila?.reserva_id;
}

interface Anulacion {
  motivo: string;
  anuladoPor: number;
  /** The instant (ISO 8601) at which the payment was annulled. */
  anuladoEn: string;
}

/**
 * Marks a payment as annulled. The caller must hold the booking's lock and must know that the
 * payment is not annulled yet.
 */
export async function marcarPagoAnulado(
  tx: Tx,
  id: number,
  { motivo, anuladoPor, anuladoEn }: Anulacion,
): Promise<void> {
  await tx
    .updateTable('pagos')
    .set({ motivo, anulado_por: anuladoPor, anulado_en: anuladoEn })
    .where('id', '=', id)
    .execute();
}

/** Clears the notes and the motivos of the payments of bookings whose holder is being erased. */
export async function olvidarNotasDePagos(tx: Tx, reservaIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('pagos')
    .set({ nota: '', motivo: sql<string>`case when motivo is not null then '' end` })
    .where('reserva_id', '=', anyOf(reservaIds))
    .execute();
}

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
  /** ISO 8601. */
  registradoEn: string;
  /** The civil day on which the money moved. */
  fecha: string;
  registradoPor: number;
}

/**
 * Writes a payment, by which the database changes what its booking has been paid, and returns it as
 * it is read. The caller must hold the booking's lock, and know that the money may move.
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

/** Returns the booking to lock before a payment is changed; undefined when there is no payment. */
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
  /** ISO 8601. */
  anuladoEn: string;
}

/** Annuls a payment. The caller must hold its booking's lock, and know that it stands. */
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

/** Clears what was written beside the payments of somebody who is being erased. */
export async function olvidarNotasDePagos(tx: Tx, reservaIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('pagos')
    .set({ nota: '', motivo: sql<string>`case when motivo is not null then '' end` })
    .where('reserva_id', '=', anyOf(reservaIds))
    .execute();
}

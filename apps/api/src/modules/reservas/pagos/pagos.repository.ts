import type { Pago } from '@remanso/contract/caja/pagos.contract';
import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import { sql } from 'kysely';
import { COLUMNAS_DE_PAGO, selectPagos, type FilaDePago } from './pagos.queries.ts';
import { anyOf } from '../../../database/any-of.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import type { Tx } from '../../../database/transaction.ts';

/** A new payment, of a booking or of an abono. */
export type NuevaFilaDePago = Anotado &
  ({ reservaId: number; abonoVendidoId?: never } | { reservaId?: never; abonoVendidoId: number });

/** The fields that are noted of a payment: all that the desk sends, as the answers have them. */
interface Anotado extends Pick<Pago, keyof NuevoPago> {
  /** The instant (ISO 8601) at which the payment was recorded. */
  registradoEn: string;
  /** The day (`YYYY-MM-DD`) on which the money moved. */
  fecha: string;
  /** Null for what no person of the desk recorded. */
  registradoPor: number | null;
}

/**
 * Inserts a payment and returns its row. A trigger updates `pagado` of the booking or the abono. The
 * caller must hold the lock of what is paid and must have checked that the payment is allowed.
 */
export function insertarPago(tx: Tx, nuevo: NuevaFilaDePago): Promise<FilaDePago> {
  const escrito = tx.with('pagos', (db) =>
    db
      .insertInto('pagos')
      .values({
        reserva_id: nuevo.reservaId ?? null,
        abono_vendido_id: nuevo.abonoVendidoId,
        ...columnasDe(nuevo),
      })
      .returning(COLUMNAS_DE_PAGO),
  );
  return selectPagos(escrito).executeTakeFirstOrThrow();
}

/** Inserts at least one payment of a booking; the caller must hold and have checked what `insertarPago` asks. */
export async function insertarPagosDeReservas(
  tx: Tx,
  nuevos: readonly (Anotado & { reservaId: number })[],
): Promise<void> {
  const filas = nuevos.map((nuevo) => ({ reserva_id: nuevo.reservaId, ...columnasDe(nuevo) }));
  await insertRows(tx, 'pagos', filas).execute();
}

const columnasDe = (nuevo: Anotado) => ({
  tipo: nuevo.tipo,
  monto: nuevo.monto,
  medio: nuevo.medio,
  nota: nuevo.nota,
  registrado_en: nuevo.registradoEn,
  fecha: nuevo.fecha,
  registrado_por: nuevo.registradoPor,
});

/**
 * Returns the ids of the booking or the abono that was paid, which callers lock before they change
 * the payment; undefined where there is no such payment.
 */
export function queSePago(tx: Tx, id: number) {
  return tx
    .selectFrom('pagos')
    .select(['reserva_id as reservaId', 'abono_vendido_id as abonoVendidoId'])
    .where('id', '=', id)
    .executeTakeFirst();
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
export async function olvidarNotasDePagos(
  tx: Tx,
  de: 'reserva_id' | 'abono_vendido_id',
  ids: readonly number[],
): Promise<void> {
  await tx
    .updateTable('pagos')
    .set({ nota: '', motivo: sql<string>`case when motivo is not null then '' end` })
    .where(de, '=', anyOf(ids))
    .execute();
}

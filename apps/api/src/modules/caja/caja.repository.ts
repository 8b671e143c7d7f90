import type { PorMedio } from '@remanso/contract/caja/caja.contract';
import type { NuevoCierre, NuevoMovimiento } from '@remanso/contract/caja/caja.forms';
import { MEDIOS_DE_PAGO } from '@remanso/contract/caja/pagos.rules';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { cajaYaCerrada } from './caja.errors.ts';

/** The author of a change, and the instant of the change in ISO 8601. */
interface Firma {
  por: number;
  en: string;
}

export async function insertarMovimiento(
  tx: Tx,
  { por, en, ...nuevo }: NuevoMovimiento & Firma & { fecha: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('movimientos_de_caja')
    .values({ ...nuevo, registrado_por: por, registrado_en: en })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks a movimiento until the transaction ends. Returns false where there is no such movimiento.
 */
export async function tomarMovimiento(tx: Tx, id: number): Promise<boolean> {
  const fila = await tx
    .selectFrom('movimientos_de_caja')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return fila !== undefined;
}

/** Annuls a movimiento. The caller must hold its lock (`tomarMovimiento`). */
export async function marcarMovimientoAnulado(
  tx: Tx,
  id: number,
  { motivo, por, en }: Firma & { motivo: string },
): Promise<void> {
  await tx
    .updateTable('movimientos_de_caja')
    .set({ motivo_de_anulacion: motivo, anulado_por: por, anulado_en: en })
    .where('id', '=', id)
    .execute();
}

/**
 * Writes a cierre and returns its id. Throws 409 where the day has a cierre that was not reopened.
 */
export async function insertarCierre(
  tx: Tx,
  { fecha, nota, por, en, contado, esperado }: NuevoCierre & Firma & { esperado: PorMedio },
): Promise<number> {
  const { id } = await tx
    .insertInto('cierres_de_caja')
    .values({ fecha, nota: nota ?? '', cerrado_por: por, cerrado_en: en })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violates(error, 'cierres_de_caja_uno_por_dia') ? cajaYaCerrada() : error;
    });
  const conteos = MEDIOS_DE_PAGO.map((medio) => ({
    cierre_id: id,
    medio,
    esperado: esperado[medio],
    contado: contado[medio],
  }));
  await insertRows(tx, 'conteos_de_caja', conteos).execute();
  return id;
}

/** Locks a cierre until the transaction ends. Returns undefined where there is no such cierre. */
export async function tomarCierre(
  tx: Tx,
  id: number,
): Promise<{ reabierto_en: number | null } | undefined> {
  return tx
    .selectFrom('cierres_de_caja')
    .select('reabierto_en')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a cierre as reopened. The caller must hold the lock of the cierre (`tomarCierre`). */
export async function marcarCierreReabierto(
  tx: Tx,
  id: number,
  { motivo, por, en }: Firma & { motivo: string },
): Promise<void> {
  await tx
    .updateTable('cierres_de_caja')
    .set({ motivo, reabierto_por: por, reabierto_en: en })
    .where('id', '=', id)
    .execute();
}

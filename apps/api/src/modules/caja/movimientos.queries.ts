import { momentoEnZona } from '@remanso/contract/calendario';
import type { Movimiento } from '@remanso/contract/caja/caja.contract';
import type { InferResult } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import { quienDeFila } from '../reservas/pagos/pagos.queries.ts';

function selectMovimientos(db: Executor) {
  return db
    .selectFrom('movimientos_de_caja as m')
    .leftJoin('usuarios as u', 'u.id', 'm.registrado_por')
    .leftJoin('usuarios as a', 'a.id', 'm.anulado_por')
    .select(['m.id', 'm.tipo', 'm.monto', 'm.motivo', 'm.fecha', 'm.registrado_en'])
    .select(['m.anulado_en', 'm.motivo_de_anulacion'])
    .select(['u.id as autor_id', 'u.nombre as autor_nombre', 'u.apellido as autor_apellido'])
    .select(['a.id as anulador_id', 'a.nombre as anulador_nombre'])
    .select('a.apellido as anulador_apellido');
}

type Fila = InferResult<ReturnType<typeof selectMovimientos>>[number];

function movimientoDeFila(fila: Fila, timeZone: string): Movimiento {
  const { id, tipo, monto, motivo, fecha, anulado_en: anulado } = fila;
  return {
    id,
    tipo,
    monto,
    motivo,
    fecha,
    registradoEn: momentoEnZona(fila.registrado_en, timeZone),
    registradoPor: quienDeFila(fila.autor_id, fila.autor_nombre, fila.autor_apellido),
    anulado: anulado !== null,
    anuladoEn: anulado === null ? null : momentoEnZona(anulado, timeZone),
    anuladoPor: quienDeFila(fila.anulador_id, fila.anulador_nombre, fila.anulador_apellido),
    motivoDeAnulacion: fila.motivo_de_anulacion,
  };
}

/** Returns the movimientos of a day in the order in which they were registered. */
export async function movimientosDelDia(
  tx: Tx,
  fecha: string,
  timeZone: string,
): Promise<Movimiento[]> {
  const filas = await selectMovimientos(tx).where('m.fecha', '=', fecha).orderBy('m.id').execute();
  return filas.map((fila) => movimientoDeFila(fila, timeZone));
}

/** Returns a movimiento. The caller must know that it exists. */
export async function leerMovimiento(tx: Tx, id: number, timeZone: string): Promise<Movimiento> {
  const fila = await selectMovimientos(tx).where('m.id', '=', id).executeTakeFirstOrThrow();
  return movimientoDeFila(fila, timeZone);
}

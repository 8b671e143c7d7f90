import type { NuevaConfig } from '@remanso/contract/config.contract';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { configExistente } from './config.errors.ts';

/** What is undefined is left out of the statement: a new row gets the column's default, and an old one keeps its own. */
function toFila(config: NuevaConfig) {
  return {
    duracion_base_min: config.duracionBaseMin,
    capacidad_base: config.capacidadBase,
    ventana_dias: config.ventanaDias,
    limite_cancel_horas: config.limiteCancelHoras,
    notificaciones_activas: config.notificacionesActivas,
    max_reservas_activas: config.maxReservasActivas,
  };
}

/** Throws 409 when there is one already, even if another administrator created it this instant. */
export async function insertarConfig(tx: Tx, config: NuevaConfig): Promise<void> {
  try {
    await tx
      .insertInto('config')
      .values({ ...toFila(config) })
      .execute();
  } catch (error) {
    throw violates(error, 'config_pkey') ? configExistente() : error;
  }
  await reemplazarPrecios(tx, config);
}

/** Caller holds the plan's lock, by which two edits follow each other whole, and knows that there is one. */
export async function reemplazarConfig(tx: Tx, config: NuevaConfig): Promise<void> {
  await tx.updateTable('config').set(toFila(config)).execute();
  await reemplazarPrecios(tx, config);
}

async function reemplazarPrecios(tx: Tx, { preciosPorCapacidad }: NuevaConfig): Promise<void> {
  await tx.deleteFrom('precios').execute();
  await insertRows(tx, 'precios', preciosPorCapacidad).execute();
}

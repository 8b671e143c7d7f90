import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import {
  insertarListaDePrecios,
  reemplazarPreciosDelDia,
} from '../listas-de-precios/listas-de-precios.repository.ts';
import { configExistente } from './config.errors.ts';

/**
 * Returns the columns of the configuration. An undefined column is left out of the statement: a new
 * row gets the column's default, an existing one keeps its value.
 */
function toFila(config: NuevaConfig) {
  return {
    duracion_base_min: config.duracionBaseMin,
    capacidad_base: config.capacidadBase,
    ventana_dias: config.ventanaDias,
    limite_cancel_horas: config.limiteCancelHoras,
    notificaciones_activas: config.notificacionesActivas,
    max_reservas_activas: config.maxReservasActivas,
    recordatorios_horas: config.recordatoriosHoras,
    senia_porcentaje: config.seniaPorcentaje,
    senia_horas: config.seniaHoras,
    datos_de_transferencia: config.datosDeTransferencia,
    estaciones: config.estaciones && JSON.stringify(config.estaciones),
  };
}

/**
 * Throws 409 when there is a configuration already, even if another administrator created it this
 * instant.
 */
export async function insertarConfig(tx: Tx, config: NuevaConfig): Promise<void> {
  try {
    await tx
      .insertInto('config')
      .values({ ...toFila(config) })
      .execute();
  } catch (error) {
    throw violates(error, 'config_pkey') ? configExistente() : error;
  }
  await insertarListaDePrecios(tx, { ...config, desde: null });
}

/**
 * Replaces the configuration, and the list of prices that counts today. The caller must hold the plan's lock, so that two edits run one after
 * the other, and know that there is a configuration.
 */
export async function reemplazarConfig(tx: Tx, config: NuevaConfig, hoy: string): Promise<void> {
  await tx.updateTable('config').set(toFila(config)).execute();
  await reemplazarPreciosDelDia(tx, hoy, config.preciosPorCapacidad);
}

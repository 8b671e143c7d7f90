import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import {
  insertarListaDePrecios,
  reemplazarPreciosDelDia,
} from '../listas-de-precios/listas-de-precios.repository.ts';
import { configExistente } from './config.errors.ts';

/**
 * Returns the configuration as columns. Kysely leaves undefined columns out of the statement: in a
 * new row they get the default of the database, in an existing row they stay as they are.
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
    series_de_clientes: config.seriesDeClientes,
    agenda_publica: config.agendaPublica,
    sitios_que_embeben: config.sitiosQueEmbeben,
  };
}

/**
 * Inserts the configuration. Throws 409 where there is one already, even if another administrator
 * inserted it at the same moment.
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
 * Replaces the configuration, and the list of prices that applies today. There must be a
 * configuration. The caller must hold the lock of the plan (`tomarPlan`), so that two changes do
 * not overlap.
 */
export async function reemplazarConfig(tx: Tx, config: NuevaConfig, hoy: string): Promise<void> {
  await tx.updateTable('config').set(toFila(config)).execute();
  await reemplazarPreciosDelDia(tx, hoy, config.preciosPorCapacidad);
}

import type { InferResult } from 'kysely';
import type { Config } from '@remanso/contract/centro/config.contract';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import type { Executor } from '../../database/transaction.ts';
import {
  conAhorro,
  preciosDelDia,
  type Dia,
} from '../listas-de-precios/listas-de-precios.queries.ts';

/** The configuration without the prices, which depend on the day. */
export type Ajustes = Omit<Config, 'preciosPorCapacidad'>;

function selectAjustes(db: Executor) {
  return db
    .selectFrom('config')
    .select([
      'duracion_base_min',
      'capacidad_base',
      'ventana_dias',
      'limite_cancel_horas',
      'notificaciones_activas',
      'max_reservas_activas',
      'recordatorios_horas',
      'senia_porcentaje',
      'senia_horas',
      'datos_de_transferencia',
      'estaciones',
      'series_de_clientes',
      'agenda_publica',
      'sitios_que_embeben',
    ]);
}

/**
 * Selects the configuration and the prices of a day in one statement. Between two statements,
 * somebody could change the configuration.
 */
export function selectConfig(db: Executor, fecha: Dia) {
  return selectAjustes(db).select(preciosDelDia(db, fecha).as('precios'));
}

function ajustesDeFila(fila: InferResult<ReturnType<typeof selectAjustes>>[number]): Ajustes {
  return {
    duracionBaseMin: fila.duracion_base_min,
    capacidadBase: fila.capacidad_base,
    ventanaDias: fila.ventana_dias,
    limiteCancelHoras: fila.limite_cancel_horas,
    notificacionesActivas: fila.notificaciones_activas,
    maxReservasActivas: fila.max_reservas_activas,
    recordatoriosHoras: fila.recordatorios_horas,
    seniaPorcentaje: fila.senia_porcentaje,
    seniaHoras: fila.senia_horas,
    datosDeTransferencia: fila.datos_de_transferencia,
    estaciones: fila.estaciones,
    seriesDeClientes: fila.series_de_clientes,
    agendaPublica: fila.agenda_publica,
    sitiosQueEmbeben: fila.sitios_que_embeben,
  };
}

export function configDeFila(fila: InferResult<ReturnType<typeof selectConfig>>[number]): Config {
  return { ...ajustesDeFila(fila), preciosPorCapacidad: conAhorro(fila.precios) };
}

export async function buscarAjustes(db: Executor): Promise<Ajustes | undefined> {
  const fila = await selectAjustes(db).executeTakeFirst();
  return fila && ajustesDeFila(fila);
}

/**
 * Returns the configuration with the prices that apply on a day; undefined before the first
 * configuration.
 */
export async function buscarConfig(db: Executor, fecha: string): Promise<Config | undefined> {
  const fila = await selectConfig(db, fecha).executeTakeFirst();
  return fila && configDeFila(fila);
}

export async function leerConfig(db: Executor, fecha: string): Promise<Config> {
  return configDeFila(await selectConfig(db, fecha).executeTakeFirstOrThrow());
}

/** Returns the prices of a day, for 1 person first; null before the first configuration. */
export async function buscarPrecios(
  db: Executor,
  fecha: string,
): Promise<readonly Precio[] | null> {
  return (await buscarConfig(db, fecha))?.preciosPorCapacidad ?? null;
}

export async function existeConfig(db: Executor): Promise<boolean> {
  return (await db.selectFrom('config').select('id').executeTakeFirst()) !== undefined;
}

/** Returns how many days ahead clients may book; 0 before the first configuration. */
export async function leerVentana(db: Executor): Promise<number> {
  const fila = await db.selectFrom('config').select('ventana_dias').executeTakeFirst();
  return fila?.ventana_dias ?? 0;
}

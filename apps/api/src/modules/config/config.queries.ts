import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Config } from '@remanso/contract/config.contract';
import {
  ahorroContraIndividual,
  precioPorPersona,
  type Precio,
} from '@remanso/contract/precios.rules';
import type { Executor } from '../../database/transaction.ts';

/**
 * Selects the configuration and the prices in one statement: two statements could see one before
 * and one after somebody's change.
 */
function selectConfig(db: Executor) {
  return db
    .selectFrom('config')
    .select((eb) => [
      'duracion_base_min',
      'capacidad_base',
      'ventana_dias',
      'limite_cancel_horas',
      'notificaciones_activas',
      'max_reservas_activas',
      'recordatorios_horas',
      jsonArrayFrom(
        eb.selectFrom('precios').select(['capacidad', 'precio']).orderBy('capacidad'),
      ).as('precios'),
    ]);
}

function configDeFila(fila: InferResult<ReturnType<typeof selectConfig>>[number]): Config {
  const { precios } = fila;
  const individual = precios.find(({ capacidad }) => capacidad === 1)?.precio ?? 0;
  return {
    duracionBaseMin: fila.duracion_base_min,
    capacidadBase: fila.capacidad_base,
    ventanaDias: fila.ventana_dias,
    limiteCancelHoras: fila.limite_cancel_horas,
    notificacionesActivas: fila.notificaciones_activas,
    preciosPorCapacidad: precios.map(({ capacidad, precio }) => ({
      capacidad,
      precio,
      precioPorPersona: precioPorPersona(precio, capacidad),
      ahorro: ahorroContraIndividual(precio, capacidad, individual),
    })),
    maxReservasActivas: fila.max_reservas_activas,
    recordatoriosHoras: fila.recordatorios_horas,
  };
}

export async function buscarConfig(db: Executor): Promise<Config | undefined> {
  const fila = await selectConfig(db).executeTakeFirst();
  return fila && configDeFila(fila);
}

export async function leerConfig(db: Executor): Promise<Config> {
  return configDeFila(await selectConfig(db).executeTakeFirstOrThrow());
}

/** Returns the prices in order of capacity; null before the first configuration. */
export async function buscarPrecios(db: Executor): Promise<readonly Precio[] | null> {
  return (await buscarConfig(db))?.preciosPorCapacidad ?? null;
}

export async function existeConfig(db: Executor): Promise<boolean> {
  return (await db.selectFrom('config').select('id').executeTakeFirst()) !== undefined;
}

/** Returns how many days ahead clients may book; 0 before the first configuration. */
export async function leerVentana(db: Executor): Promise<number> {
  const fila = await db.selectFrom('config').select('ventana_dias').executeTakeFirst();
  return fila?.ventana_dias ?? 0;
}

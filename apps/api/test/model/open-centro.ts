import { crearAbono } from '@remanso/contract/abono/abonos.contract';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { ESTACIONES_POR_DEFECTO } from '@remanso/contract/franja/rotacion.rules';
import { CONFIG } from '../support/builders.ts';
import type { TestApp } from '../support/test-app.ts';
import type { startSecondInstance } from '../support/start-second-instance.ts';
import { world } from '../support/world.ts';
import { Centro } from './centro.ts';
import type { FranjaEn } from './paso.ts';
import { replanear } from './planear.ts';

/**
 * The instances of the app. All instances share a database and a clock, and take turns to answer.
 */
export type Instancias = readonly [TestApp, ...Awaited<ReturnType<typeof startSecondInstance>>[]];

const CLIENTES = ['ana', 'eva', 'gil', 'ivo', 'lea', 'luis', 'sol', 'teo'];

/** The settings in which this centre differs from the CONFIG of other tests. */
const OTRA_CONFIG = {
  ventanaDias: 4,
  limiteCancelHoras: 2,
  seriesDeClientes: true,
  datosDeTransferencia: '',
};

const ABONOS = [
  { nombre: 'Pack de 6', lugares: 6, precio: 50_003, vigenciaDias: 30 },
  { nombre: 'Pack de 3', lugares: 3, precio: 30_000, vigenciaDias: 3, dias: DIAS_SEMANA.slice(1) },
];

const SIN_SENIA = { seniaPorcentaje: 0, seniaHoras: 12, datosDeTransferencia: '' };

/** Empties the database, and opens the same centre in the database and in the model at `ahora`. */
export async function openCentro([app]: Instancias, ahora: string): Promise<Centro> {
  await app.database.empty();
  app.logs.length = 0;
  app.clock.set(ahora);
  const { admin } = await world(app, { clientes: CLIENTES, config: OTRA_CONFIG });
  const { preciosPorCapacidad: precios, ...config } = { ...CONFIG, ...OTRA_CONFIG };
  const centro = new Centro({
    ahora,
    adminId: admin.id,
    // `world` saves a config without `maxReservasActivas` and the settings after it, so the server
    // takes the defaults of these settings.
    config: {
      ...config,
      precios,
      maxReservasActivas: 20,
      recordatoriosHoras: [24, 2],
      ...SIN_SENIA,
      estaciones: [...ESTACIONES_POR_DEFECTO],
      agendaPublica: true,
      sitiosQueEmbeben: [],
    },
    horarios: app.semana,
  });
  const personas = await app.database.db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'rol', 'nota'])
    .select('email_confirmado as emailConfirmado')
    .orderBy('id')
    .execute();
  for (const persona of personas) {
    centro.usuarios.set(persona.id, { ...persona, activo: true, version: 1, creadoEn: ahora });
  }
  replanear(centro, await leerFranjaEn(app));
  for (const body of ABONOS) {
    const abono = await app.make(crearAbono, { as: admin, body });
    centro.abonos.set(abono.id, abono);
  }
  return centro;
}

/**
 * Reads the ids of all franjas that are not withdrawn. Returns a function that finds an id by the
 * `inicio` of a franja.
 */
export async function leerFranjaEn({ database: { db } }: TestApp): Promise<FranjaEn> {
  const filas = await db
    .selectFrom('franjas')
    .select(['id', 'inicio'])
    .where('retirada', 'is', null)
    .execute();
  const ids = new Map(filas.map(({ id, inicio }) => [inicio, id]));
  return (inicio) => ids.get(inicio) ?? 0;
}

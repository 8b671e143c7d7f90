import type { ResponseOf } from '@remanso/contract/endpoint';
import { importarFeriados } from '@remanso/contract/plan/excepciones-previas.contract';
import {
  crearHorariosBase,
  obtenerHorariosBase,
  type Semana,
} from '@remanso/contract/plan/horarios-base.contract';
import { crearConfig, obtenerConfig } from '@remanso/contract/centro/config.contract';
import {
  crearBloqueo,
  crearFeriado,
  eliminarBloqueo,
} from '@remanso/contract/plan/excepciones.contract';
import {
  crearFranja,
  actualizarFranja,
  bloquearFranja,
  generarFranjas,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import { sql } from 'kysely';
import { CONFIG } from '../support/builders.ts';
import { conflictos, count, saveConfig, saveWeek, weekOf } from './race-requests.ts';
import { VIERNES, type RaceRequest, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';
import { asking, type Ask } from '../support/client.ts';

/*
 * Races of administrators who set up the centre, or change its plan, at the same moment.
 */

const DEAR = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 99_000 }));
const HOLIDAY = { fecha: VIERNES, descripcion: 'Zafra' };
const AFTERNOON = { inicio: `${VIERNES}T15:00:00`, fin: `${VIERNES}T16:00:00` };

async function empty({ app }: RaceScene, ...tables: string[]): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(app.database.db);
}

/**
 * The Friday two weeks after `VIERNES`, further ahead than the race scene's window of seven days.
 */
const FAR_FRIDAY = '2026-10-16';
const FAR_HOLIDAY = { fecha: FAR_FRIDAY, descripcion: 'Zafra' };

const friday = (scene: RaceScene) => franjasOf(scene, VIERNES);

async function franjasOf({ app }: RaceScene, fecha: string): Promise<string> {
  const franjas = await app.database.db
    .selectFrom('franjas')
    .select([
      sql<string>`to_char(inicio, 'HH24')`.as('hora'),
      sql<boolean>`bloqueo_id is not null`.as('bloqueada'),
    ])
    .where('fecha', '=', fecha)
    .where('retirada', 'is', null)
    .orderBy('inicio')
    .execute();
  return franjas.map(({ hora, bloqueada }) => `${hora}${bloqueada ? ' bloqueada' : ''}`).join(', ');
}

const ONE_OF_TWO = ['1× 200 · 1× 412 CAMBIO_MIENTRAS_TANTO'];

/**
 * Makes the reading `ask` once, before any change, and returns `changes` with the etag of that
 * answer as `if-match`.
 */
async function asRead(
  { app, send }: RaceScene,
  ask: Ask,
  changes: RaceRequest[],
): Promise<RaceRequest[]> {
  const { headers } = await send({ by: 'admin', ask }, app.origin);
  const tag = headers.get('etag') ?? '';
  return changes.map((change) => ({ ...change, headers: { 'if-match': tag } }));
}

const createByHand: RaceRequest = {
  by: 'otherAdmin',
  ask: asking(crearFranja, { body: AFTERNOON }),
};

const closeAfternoon: RaceRequest = {
  by: 'admin',
  ask: asking(crearBloqueo, {
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '14:00', horaFin: '18:00' },
  }),
};

export const PLAN_RACES: readonly Race[] = [
  {
    name: 'the first configuration twice',
    async contestants(scene) {
      await empty(scene, 'config', 'listas_de_precios');
      return (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        ask: asking(crearConfig, { body: CONFIG }),
      }));
    },
    alike: true,
    aftermath: (scene) => count(scene, 'config'),
    outcomes: ['1× 201 · 1× 409 CONFIG_EXISTENTE → 1'],
  },
  {
    name: 'the first hours twice',
    async contestants(scene) {
      await empty(scene, 'horarios_base');
      return (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        ask: asking(crearHorariosBase, { body: weekOf('08:00', '11:00') }),
      }));
    },
    alike: true,
    aftermath: friday,
    outcomes: ['1× 201 · 1× 409 HORARIOS_EXISTENTES → 08, 09, 10'],
  },
  {
    name: 'two configurations saved and one read',
    contestants: async () => [
      saveConfig({ ventanaDias: 9, preciosPorCapacidad: DEAR }),
      saveConfig({}, 'otherAdmin'),
      { by: 'client1', ask: asking(obtenerConfig) },
    ],
    detail: ({ body }) => {
      const { config } = body as ResponseOf<typeof obtenerConfig>;
      return `${config.ventanaDias} ${config.preciosPorCapacidad[0]?.precio}`;
    },
    outcomes: [
      '200 9 99000 · 200 7 20000 · 200 7 20000',
      '200 9 99000 · 200 7 20000 · 200 9 99000',
    ],
  },
  {
    name: 'two weeks saved and one read',
    contestants: async () => [
      saveWeek('08:00', '10:00'),
      saveWeek(),
      { by: 'otherAdmin', ask: asking(obtenerHorariosBase) },
    ],
    detail: ({ body }) => {
      const { horarios = body as Semana } = body as { horarios?: Semana };
      const { activo, tramos } = horarios[4] ?? { tramos: [] };
      return `${activo ? 'opens' : 'closed'} ${tramos.map(({ horaFin }) => horaFin).join()}`;
    },
    outcomes: ['opens 11:00', 'opens 10:00', 'closed '].map(
      (read) => `200 opens 10:00 · 200 closed  · 200 ${read}`,
    ),
  },
  {
    name: 'two saves of one version of the configuration',
    contestants: (scene) =>
      asRead(scene, asking(obtenerConfig), [
        saveConfig({ ventanaDias: 9 }),
        saveConfig({ ventanaDias: 8 }, 'otherAdmin'),
      ]),
    alike: true,
    outcomes: ONE_OF_TWO,
  },
  {
    name: 'two saves of one version of the week',
    contestants: (scene) =>
      asRead(scene, asking(obtenerHorariosBase), [saveWeek('08:00', '10:00'), saveWeek()]),
    alike: true,
    outcomes: ONE_OF_TWO,
  },
  {
    name: 'two changes of one version of a franja',
    contestants: (scene) =>
      asRead(
        scene,
        asking(obtenerFranja, { params: { id: 1 } }),
        [2, 3].map((capacidadEfectiva) => ({
          by: 'admin',
          ask: asking(actualizarFranja, { params: { id: 1 }, body: { capacidadEfectiva } }),
        })),
      ),
    alike: true,
    outcomes: ONE_OF_TWO,
  },
  {
    name: 'one version of a franja changed against its blocking',
    contestants: async (scene) => [
      ...(await asRead(scene, asking(obtenerFranja, { params: { id: 1 } }), [
        {
          by: 'admin',
          ask: asking(actualizarFranja, { params: { id: 1 }, body: { capacidadEfectiva: 6 } }),
        },
      ])),
      { by: 'otherAdmin', ask: asking(bloquearFranja, { params: { id: 1 } }) },
    ],
    outcomes: ['200 · 200', '412 CAMBIO_MIENTRAS_TANTO · 200'],
  },
  {
    name: 'the same feriado twice',
    contestants: async () =>
      (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        ask: asking(crearFeriado, { body: HOLIDAY }),
      })),
    alike: true,
    aftermath: friday,
    outcomes: ['1× 201 · 1× 409 FERIADO_REPETIDO → '],
  },
  {
    name: 'a feriado against the wider window that reaches its day',
    contestants: async () => [
      { by: 'admin', ask: asking(crearFeriado, { body: FAR_HOLIDAY }) },
      saveConfig({ ventanaDias: 20 }, 'otherAdmin'),
    ],
    aftermath: (scene) => franjasOf(scene, FAR_FRIDAY),
    outcomes: ['201 · 200 → '],
  },
  {
    name: 'importing a feriado against the wider window that reaches its day',
    contestants: async () => [
      { by: 'admin', ask: asking(importarFeriados, { body: { feriados: [FAR_HOLIDAY] } }) },
      saveConfig({ ventanaDias: 20 }, 'otherAdmin'),
    ],
    aftermath: (scene) => franjasOf(scene, FAR_FRIDAY),
    outcomes: ['201 · 200 → '],
  },
  {
    name: 'new hours against the wider window that they are planned in',
    contestants: async () => [
      saveWeek('08:00', '10:00'),
      saveConfig({ ventanaDias: 20 }, 'otherAdmin'),
    ],
    aftermath: (scene) => franjasOf(scene, FAR_FRIDAY),
    outcomes: ['200 · 200 → 08, 09'],
  },
  {
    name: 'generating the window against a wider one',
    contestants: async () => [
      { by: 'admin', ask: asking(generarFranjas) },
      saveConfig({ ventanaDias: 20, duracionBaseMin: 90 }, 'otherAdmin'),
    ],
    aftermath: async (scene) => `${await friday(scene)} / ${await franjasOf(scene, FAR_FRIDAY)}`,
    outcomes: ['200 · 200 → 08, 09 / 08, 09'],
  },
  {
    name: 'a franja made by hand against a bloqueo over it',
    contestants: async () => [createByHand, closeAfternoon],
    aftermath: friday,
    outcomes: ['201 · 201 → 08, 09, 10, 15 bloqueada'],
  },
  {
    name: 'a franja moved by hand against a bloqueo over its new hours',
    contestants: async () => [
      { by: 'otherAdmin', ask: asking(actualizarFranja, { params: { id: 1 }, body: AFTERNOON }) },
      closeAfternoon,
    ],
    aftermath: friday,
    outcomes: ['200 · 201 → 09, 10, 15 bloqueada', '200 · 201 → 08, 09, 10, 15 bloqueada'],
  },
  {
    name: 'a franja made by hand against hours that reach it',
    contestants: async () => [createByHand, saveWeek('08:00', '16:00')],
    aftermath: friday,
    outcomes: [
      '201 · 200 → 08, 09, 10, 11, 12, 13, 14, 15',
      '409 FRANJA_SUPERPUESTA · 200 → 08, 09, 10, 11, 12, 13, 14, 15',
    ],
  },
  {
    name: 'deleting a bloqueo against saving the hours',
    async contestants({ make }) {
      const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
      const { id } = await make({ by: 'admin', ask: asking(crearBloqueo, { body }) });
      return [
        { by: 'admin', ask: asking(eliminarBloqueo, { params: { id } }) },
        { ...saveWeek('08:00', '12:00'), by: 'otherAdmin' },
      ];
    },
    detail: conflictos,
    aftermath: friday,
    outcomes: ['200 conflictos 0 · 200 conflictos 0 → 08, 09, 10, 11'],
  },
  {
    name: 'two who block the same franja',
    contestants: async () =>
      (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        ask: asking(bloquearFranja, { params: { id: 1 } }),
      })),
    alike: true,
    outcomes: ['1× 200 · 1× 409 FRANJA_YA_BLOQUEADA'],
  },
];

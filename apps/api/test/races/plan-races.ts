import { sql } from 'kysely';
import { CONFIG } from '../support/builders.ts';
import { conflictos, count, saveConfig, saveWeek } from './race-requests.ts';
import { VIERNES, type RaceRequest, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races of administrators who set the centre up, or change its plan, at once.
 */

const DEAR = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 99_000 }));
const HOLIDAY = { fecha: VIERNES, descripcion: 'Zafra' };
const AFTERNOON = { inicio: `${VIERNES}T15:00:00`, fin: `${VIERNES}T16:00:00` };

async function empty({ app }: RaceScene, ...tables: string[]): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(app.database.db);
}

/** The Friday two weeks after `VIERNES`, beyond the window of the scene. */
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

/** Returns the changes with the version that was read before any of them. */
async function asRead(
  { app, send }: RaceScene,
  path: `/${string}`,
  changes: RaceRequest[],
): Promise<RaceRequest[]> {
  const { headers } = await send({ by: 'admin', call: `GET ${path}` }, app.origin);
  const tag = headers.get('etag') ?? '';
  return changes.map((change) => ({ ...change, headers: { 'if-match': tag } }));
}

const createByHand: RaceRequest = { by: 'otherAdmin', call: 'POST /franjas', body: AFTERNOON };

const closeAfternoon: RaceRequest = {
  by: 'admin',
  call: 'POST /excepciones/bloqueos',
  body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '14:00', horaFin: '18:00' },
};

export const PLAN_RACES: readonly Race[] = [
  {
    name: 'the first configuration twice',
    async contestants(scene) {
      await empty(scene, 'config', 'precios');
      return (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        call: 'POST /config',
        body: CONFIG,
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
      const { body } = saveWeek('08:00', '11:00');
      return (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        call: 'POST /horarios-base',
        body,
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
      { by: 'client1', call: 'GET /config' },
    ],
    detail: ({ body: { config } }) =>
      `${config.ventanaDias} ${config.preciosPorCapacidad[0].precio}`,
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
      { by: 'otherAdmin', call: 'GET /horarios-base' },
    ],
    detail: ({ body }) => {
      const { activo, tramos } = (body.horarios ?? body)[4];
      return `${activo ? 'opens' : 'closed'} ${tramos.map((tramo: { horaFin: string }) => tramo.horaFin).join()}`;
    },
    outcomes: ['opens 11:00', 'opens 10:00', 'closed '].map(
      (read) => `200 opens 10:00 · 200 closed  · 200 ${read}`,
    ),
  },
  {
    name: 'two saves of one version of the configuration',
    contestants: (scene) =>
      asRead(scene, '/config', [
        saveConfig({ ventanaDias: 9 }),
        saveConfig({ ventanaDias: 8 }, 'otherAdmin'),
      ]),
    alike: true,
    outcomes: ONE_OF_TWO,
  },
  {
    name: 'two saves of one version of the week',
    contestants: (scene) =>
      asRead(scene, '/horarios-base', [saveWeek('08:00', '10:00'), saveWeek()]),
    alike: true,
    outcomes: ONE_OF_TWO,
  },
  {
    name: 'two changes of one version of a franja',
    contestants: (scene) =>
      asRead(
        scene,
        '/franjas/1',
        [2, 3].map((capacidadEfectiva) => ({
          by: 'admin',
          call: 'PUT /franjas/1',
          body: { capacidadEfectiva },
        })),
      ),
    alike: true,
    outcomes: ONE_OF_TWO,
  },
  {
    name: 'one version of a franja changed against its blocking',
    contestants: async (scene) => [
      ...(await asRead(scene, '/franjas/1', [
        { by: 'admin', call: 'PUT /franjas/1', body: { capacidadEfectiva: 6 } },
      ])),
      { by: 'otherAdmin', call: 'PUT /franjas/1/bloquear' },
    ],
    outcomes: ['200 · 200', '412 CAMBIO_MIENTRAS_TANTO · 200'],
  },
  {
    name: 'the same feriado twice',
    contestants: async () =>
      (['admin', 'otherAdmin'] as const).map((by) => ({
        by,
        call: 'POST /excepciones/feriados',
        body: HOLIDAY,
      })),
    alike: true,
    aftermath: friday,
    outcomes: ['1× 201 · 1× 409 FERIADO_REPETIDO → '],
  },
  {
    name: 'a feriado against the wider window that reaches its day',
    contestants: async () => [
      { by: 'admin', call: 'POST /excepciones/feriados', body: FAR_HOLIDAY },
      saveConfig({ ventanaDias: 20 }, 'otherAdmin'),
    ],
    aftermath: (scene) => franjasOf(scene, FAR_FRIDAY),
    outcomes: ['201 · 200 → '],
  },
  {
    name: 'importing a feriado against the wider window that reaches its day',
    contestants: async () => [
      {
        by: 'admin',
        call: 'POST /excepciones/feriados/importar',
        body: { feriados: [FAR_HOLIDAY] },
      },
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
      { by: 'admin', call: 'POST /franjas/generar' },
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
      { by: 'otherAdmin', call: 'PUT /franjas/1', body: AFTERNOON },
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
      const { id } = await make({ by: 'admin', call: 'POST /excepciones/bloqueos', body });
      return [
        { by: 'admin', call: `DELETE /excepciones/bloqueos/${id}` },
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
      (['admin', 'otherAdmin'] as const).map((by) => ({ by, call: 'PUT /franjas/1/bloquear' })),
    alike: true,
    outcomes: ['1× 200 · 1× 409 FRANJA_YA_BLOQUEADA'],
  },
];

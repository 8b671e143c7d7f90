import {
  cancelarSerie,
  crearSerie,
  previsualizarSerie,
} from '@remanso/contract/serie/series.contract';
import type { Decision } from '@remanso/contract/serie/series.rules';
import { sql } from 'kysely';
import { asking } from '../support/client.ts';
import { book, cancel, conflictos, saveWeek } from './race-requests.ts';
import { FRANJA, VIERNES, type Actor, type RaceRequest, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races for the dates of series (turnos fijos), which are booked all or none.
 */

const NEXT = '2026-10-09';

interface Wanted {
  of: Actor;
  franjaId?: number;
  personas?: number;
  veces?: number;
  decisiones?: Record<string, Decision>;
  abonoVendidoId?: number;
  /** Who makes the series; the desk by default. */
  by?: Actor;
}

/** Asks what a series would be, and returns the request that makes it. */
export async function serieOf(scene: RaceScene, wanted: Wanted) {
  const {
    of,
    franjaId = FRANJA.ocho,
    personas = 1,
    veces = 2,
    decisiones = {},
    by = 'admin',
    abonoVendidoId,
  } = wanted;
  const acompaniantes = Array.from({ length: personas - 1 }, () => ({ nombre: 'Sol' }));
  const cuando = { franjaId, cada: 1, veces };
  const terminos = { ...cuando, clienteId: scene.idOf(of), acompaniantes, abonoVendidoId };
  const previewing = asking(previsualizarSerie, { body: terminos });
  const { sello } = await scene.make({ by: 'admin', ask: previewing });
  return { by, ask: asking(crearSerie, { body: { ...terminos, sello, decisiones } }) };
}

const made = (scene: RaceScene, request: RaceRequest<typeof crearSerie>) => scene.make(request);

/** Says how many places are taken in each franja of the two Fridays, and how many series there are. */
async function places({ app }: RaceScene): Promise<string> {
  const { rows } = await sql<{ dia: string; ocupados: number[] }>`
    select fecha as dia, array_agg(ocupados order by inicio) as ocupados from franjas
    where fecha in (${VIERNES}, ${NEXT}) and retirada is null group by fecha order by fecha`.execute(
    app.database.db,
  );
  const { rows: series } = await sql`select from series`.execute(app.database.db);
  return `${rows.map(({ ocupados }) => ocupados.join('+')).join(' & ')} of ${series.length}`;
}

export const SERIE_RACES: readonly Race[] = [
  {
    name: 'two series that make the same days beyond the window',
    async contestants(scene) {
      return [
        await serieOf(scene, { of: 'client1', veces: 4 }),
        await serieOf(scene, { of: 'client2', veces: 4, franjaId: FRANJA.nueve }),
      ];
    },
    aftermath: places,
    outcomes: ['201 · 201 → 1+1+0 & 1+1+0 of 2'],
  },
  {
    name: 'two series that cross in opposite order, for the last places of two days',
    async contestants(scene) {
      const { reservas } = await made(scene, await serieOf(scene, { of: 'client3', personas: 3 }));
      const ids = reservas.map(({ franja }) => franja.id);
      const [first = 0, second = 0] = ids;
      // The second series names the same franjas as the first, the later one first.
      const decisiones = { [NEXT]: second, [VIERNES]: first };
      return [
        await serieOf(scene, { of: 'client1' }),
        await serieOf(scene, { of: 'client2', franjaId: FRANJA.nueve, decisiones }),
      ];
    },
    aftermath: places,
    outcomes: [
      '201 · 409 SERIE_CON_CONFLICTOS → 4+0+0 & 4+0+0 of 2',
      '409 CAMBIO_MIENTRAS_TANTO · 201 → 4+0+0 & 4+0+0 of 2',
    ],
  },
  {
    name: 'a series that leaves out the dates of another one against the end of that one',
    async contestants(scene) {
      const { id } = await made(scene, await serieOf(scene, { of: 'client3', personas: 4 }));
      const decisiones = { [VIERNES]: 'OMITIR', [NEXT]: 'OMITIR' } as const;
      return [
        await serieOf(scene, { of: 'client1', veces: 3, decisiones }),
        { by: 'admin', ask: asking(cancelarSerie, { params: { id }, body: { desde: VIERNES } }) },
      ];
    },
    aftermath: places,
    outcomes: [
      '201 · 200 → 0+0+0 & 0+0+0 of 2',
      '409 CAMBIO_MIENTRAS_TANTO · 200 → 0+0+0 & 0+0+0 of 1',
    ],
  },
  {
    name: 'a series against sixty-four clients',
    async contestants(scene) {
      const clients = Array.from({ length: 64 }, (_, n) => book(`client${n + 2}`));
      return [await serieOf(scene, { of: 'client1' }), ...clients];
    },
    alike: true,
    aftermath: places,
    outcomes: [
      '4× 201 · 61× 409 SIN_CUPO → 4+0+0 & 1+0+0 of 1',
      '4× 201 · 1× 409 CAMBIO_MIENTRAS_TANTO · 60× 409 SIN_CUPO → 4+0+0 of 0',
    ],
  },
  {
    name: 'a series of the desk against one of the client themself',
    async contestants(scene) {
      await sql`update config set series_de_clientes = true`.execute(scene.app.database.db);
      return [
        await serieOf(scene, { of: 'client1' }),
        await serieOf(scene, { of: 'client1', by: 'client1' }),
      ];
    },
    alike: true,
    aftermath: places,
    outcomes: ['1× 201 · 1× 409 CAMBIO_MIENTRAS_TANTO → 1+0+0 & 1+0+0 of 1'],
  },
  {
    name: 'a series against the week that closes its day',
    async contestants(scene) {
      return [await serieOf(scene, { of: 'client1' }), saveWeek()];
    },
    detail: conflictos,
    outcomes: ['201 · 200 conflictos 2', '404 FRANJA_INEXISTENTE · 200 conflictos 0'],
  },
  {
    name: 'ending a series against cancelling one of its dates, and against ending it',
    async contestants(scene) {
      const { id, reservas } = await made(scene, await serieOf(scene, { of: 'client1', veces: 3 }));
      const ending = (by: Actor) => ({
        by,
        ask: asking(cancelarSerie, { params: { id }, body: { desde: VIERNES } }),
      });
      return [ending('admin'), ending('client1'), cancel('client1', reservas[1]?.id ?? 0)];
    },
    detail: ({ body }) => (body as { canceladas?: number }).canceladas,
    aftermath: places,
    outcomes: [
      '200 3 · 200 0 · 409 RESERVA_YA_CANCELADA → 0+0+0 & 0+0+0 of 1',
      '200 0 · 200 3 · 409 RESERVA_YA_CANCELADA → 0+0+0 & 0+0+0 of 1',
      '200 2 · 200 0 · 200 → 0+0+0 & 0+0+0 of 1',
      '200 0 · 200 2 · 200 → 0+0+0 & 0+0+0 of 1',
    ],
  },
];

import { crearFeriado, eliminarFeriado } from '@remanso/contract/plan/excepciones.contract';
import type { ResponseOf } from '@remanso/contract/endpoint';
import { asking, type Answer } from '../support/client.ts';
import { book, cancel, move, saveWeek, unblock } from './race-requests.ts';
import { FRANJA, VIERNES, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races about a franja that the plan keeps only for its bookings: the last person leaves the franja
 * while somebody else books it, unblocks it or changes the hours of the centre.
 */

/** Lists the franjas of Friday that are not retirada, each with its number of occupied places. */
async function friday({ app }: RaceScene): Promise<string> {
  const franjas = await app.database.db
    .selectFrom('franjas')
    .select(['inicio', 'ocupados'])
    .where('fecha', '=', VIERNES)
    .where('retirada', 'is', null)
    .orderBy('inicio')
    .execute();
  return franjas.map(({ inicio, ocupados }) => `${inicio.slice(11, 13)}: ${ocupados}`).join(', ');
}

/**
 * Lists, for each franja of Friday, the reason why the plan blocks the franja (`motivo_del_plan`).
 */
async function blocked({ app }: RaceScene): Promise<string> {
  const franjas = await app.database.db
    .selectFrom('franjas')
    .select('motivo_del_plan')
    .where('fecha', '=', VIERNES)
    .where('retirada', 'is', null)
    .orderBy('inicio')
    .execute();
  return franjas.map(({ motivo_del_plan }) => motivo_del_plan ?? '').join(', ');
}

const closeFriday = {
  by: 'admin' as const,
  ask: asking(crearFeriado, { body: { fecha: VIERNES, descripcion: 'Zafra' } }),
};

/** Adds up the people in the franjas that the answer to crearFeriado reports as conflictos. */
function peopleInTheWay({ body }: Answer): string | undefined {
  const { conflictos } = body as Partial<ResponseOf<typeof crearFeriado>>;
  const gente = conflictos?.reduce((suma, { franja }) => suma + franja.ocupadosTotal, 0);
  return gente === undefined ? undefined : `of ${gente}`;
}

/**
 * Books the franja at eight for client 1, and then changes the hours of Friday to begin at nine;
 * returns the id of the booking.
 */
async function leftAtEight({ make }: RaceScene): Promise<number> {
  const { id } = await make(book('client1'));
  await make(saveWeek('09:00', '11:00'));
  return id;
}

export const LEFTOVER_RACES: readonly Race[] = [
  {
    name: 'the last who leaves a franja outside the hours against one who books it',
    contestants: async (scene) => [cancel('client1', await leftAtEight(scene)), book('client2')],
    aftermath: friday,
    outcomes: [
      '200 · 404 FRANJA_INEXISTENTE → 09: 0, 10: 0',
      '200 · 409 FRANJA_BLOQUEADA → 09: 0, 10: 0',
    ],
  },
  {
    name: 'the last two who leave a franja outside the hours',
    async contestants(scene) {
      const { id } = await scene.make(book('client2'));
      return [cancel('client1', await leftAtEight(scene)), cancel('admin', id)];
    },
    aftermath: friday,
    outcomes: ['200 · 200 → 09: 0, 10: 0'],
  },
  {
    name: 'the last who leaves a franja outside the hours against hours that take it in',
    contestants: async (scene) => [
      cancel('client1', await leftAtEight(scene)),
      saveWeek('08:00', '11:00'),
    ],
    aftermath: friday,
    outcomes: ['200 · 200 → 08: 0, 09: 0, 10: 0'],
  },
  {
    name: 'the last who leaves a franja against hours that leave it outside',
    async contestants({ make }) {
      const { id } = await make(book('client1'));
      return [cancel('client1', id), saveWeek('09:00', '11:00')];
    },
    aftermath: friday,
    outcomes: ['200 · 200 → 09: 0, 10: 0'],
  },
  {
    name: 'two moves that cross between two franjas outside the hours',
    async contestants({ make }) {
      const one = await make(book('client1', FRANJA.ocho));
      const other = await make(book('client2', FRANJA.diez));
      await make(saveWeek('09:00', '10:00'));
      return [move('client1', one.id, FRANJA.diez), move('client2', other.id, FRANJA.ocho)];
    },
    aftermath: friday,
    outcomes: ['409 FRANJA_BLOQUEADA · 409 FRANJA_BLOQUEADA → 08: 1, 09: 0, 10: 1'],
  },
  {
    name: 'the last who leaves a franja outside the hours against unblocking it',
    contestants: async (scene) => [
      cancel('client1', await leftAtEight(scene)),
      unblock('otherAdmin', FRANJA.ocho),
    ],
    aftermath: friday,
    outcomes: [
      '200 · 404 FRANJA_INEXISTENTE → 09: 0, 10: 0',
      '200 · 409 FRANJA_FUERA_DEL_PLAN → 09: 0, 10: 0',
    ],
  },
  {
    name: 'a feriado against two who book the franja of which one place is left',
    async contestants({ make }) {
      await make(book('client1', FRANJA.ocho, 3));
      return [closeFriday, book('client2'), book('client3')];
    },
    aftermath: async (scene) => `${await friday(scene)} ${await blocked(scene)}`,
    detail: peopleInTheWay,
    // A booking that succeeded came before the feriado, so the feriado's answer counts its people.
    outcomes: [
      '201 of 3 · 409 FRANJA_BLOQUEADA · 409 FRANJA_BLOQUEADA → 08: 3 Zafra',
      '201 of 4 · 201 · 409 FRANJA_BLOQUEADA → 08: 4 Zafra',
      '201 of 4 · 409 FRANJA_BLOQUEADA · 201 → 08: 4 Zafra',
      '201 of 4 · 201 · 409 SIN_CUPO → 08: 4 Zafra',
      '201 of 4 · 409 SIN_CUPO · 201 → 08: 4 Zafra',
    ],
  },
  {
    name: 'a feriado against the first who book its franjas',
    contestants: async () => [closeFriday, book('client1'), book('client2', FRANJA.nueve)],
    aftermath: async (scene) => `${await friday(scene)} ${await blocked(scene)}`,
    detail: peopleInTheWay,
    outcomes: [
      '201 of 0 · 404 FRANJA_INEXISTENTE · 404 FRANJA_INEXISTENTE →  ',
      '201 of 1 · 201 · 404 FRANJA_INEXISTENTE → 08: 1 Zafra',
      '201 of 1 · 404 FRANJA_INEXISTENTE · 201 → 09: 1 Zafra',
      '201 of 2 · 201 · 201 → 08: 1, 09: 1 Zafra, Zafra',
    ],
  },
  {
    name: 'deleting the feriado against the last who leaves what it closed',
    async contestants({ make }) {
      const { id: reserva } = await make(book('client1'));
      const { id } = await make(closeFriday);
      return [
        { by: 'admin', ask: asking(eliminarFeriado, { params: { id } }) },
        cancel('client1', reserva),
      ];
    },
    aftermath: async (scene) => `${await friday(scene)} ${await blocked(scene)}`,
    outcomes: ['200 · 200 → 08: 0, 09: 0, 10: 0 , , '],
  },
];

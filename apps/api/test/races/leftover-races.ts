import { book, cancel, move, saveWeek } from './race-requests.ts';
import { FRANJA, VIERNES, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races of the last who leaves a franja that the plan only kept for its bookings, against what others do meanwhile.
 */

/** Lists the living franjas of Friday, and how many people each holds. */
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

/** Books eight o'clock for client 1 and then lets the centre open at nine; returns the id of the booking. */
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
    outcomes: ['200 · 404 FRANJA_INEXISTENTE → 09: 0, 10: 0', '200 · 201 → 08: 1, 09: 0, 10: 0'],
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
    outcomes: [
      '200 · 404 FRANJA_INEXISTENTE → 09: 0, 10: 2',
      '404 FRANJA_INEXISTENTE · 200 → 08: 2, 09: 0',
    ],
  },
];

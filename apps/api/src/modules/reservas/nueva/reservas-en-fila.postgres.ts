import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { expect, test } from 'vitest';
import { verDia, VIERNES, type Cliente } from '../../../../test/support/builders.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import type { Answer } from '../../../../test/support/client.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * The bookings of an account wait for one another. While they wait, they must not occupy the
 * database connections that all other requests need.
 */

const app = useTestApp();

const MORE_THAN_CONNECTIONS = 15;

test.each<[string, (as: Cliente, franjaId: number) => Promise<Answer>, number]>([
  ['books', (as, franjaId) => app.call(crearReserva, { as, body: { franjaId } }), 201],
  [
    'asks to wait',
    (as, id) => app.call(esperarFranja, { as, params: { id }, body: { personas: 1 } }),
    409,
  ],
])(
  'whoever %s many times at once waits behind themself, and nobody else behind them',
  async (_what, ask, first) => {
    const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
    const holder = await app.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from usuarios where id = $1 for update', [ana.id]);
    const answers = Array.from({ length: MORE_THAN_CONNECTIONS }, () => ask(ana, franjaId));
    for (let n = 0; n < 40; n += 1) expect(await verDia(app, VIERNES, luis)).not.toEqual([]);
    await holder.query('rollback');
    holder.release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([first, ...answers.slice(1).map(() => 409)]);
  },
);

test('past a line of twenty they are refused at once', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from usuarios where id = $1 for update', [ana.id]);
  const book = () => app.call(crearReserva, { as: ana, body: { franjaId } });
  const answers = Array.from({ length: 30 }, book);
  // The test holds the account's lock, so no booking can end. The first nine answers are therefore
  // refusals, and all thirty requests have arrived by then.
  const refused = await firstOf(9, answers);
  for (const answer of refused) {
    expect([outcome(answer), answer.headers.get('retry-after')]).toEqual([
      '429 DEMASIADOS_INTENTOS',
      '5',
    ]);
  }
  await holder.query('rollback');
  holder.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect([201, 409, 429].map((each) => statuses.filter((one) => one === each).length)).toEqual([
    1, 20, 9,
  ]);
});

/** Resolves to the first `cuantas` answers that arrive. */
function firstOf<T>(cuantas: number, answers: readonly Promise<T>[]): Promise<T[]> {
  const primeras: T[] = [];
  return new Promise((resolve, reject) => {
    for (const each of answers) {
      each.then((answer) => {
        primeras.push(answer);
        if (primeras.length === cuantas) resolve(primeras.slice());
      }, reject);
    }
  });
}

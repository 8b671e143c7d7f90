import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { verDia, VIERNES } from '../../../../test/support/builders.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * The bookings of one account wait for one another. Those that wait must not keep the connections
 * that everybody needs.
 */

const app = useTestApp();

const MORE_THAN_CONNECTIONS = 15;

test('whoever books many at once waits behind themself, and nobody else behind them', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from usuarios where id = $1 for update', [ana.id]);
  const answers = Array.from({ length: MORE_THAN_CONNECTIONS }, () =>
    app.call(crearReserva, { as: ana, body: { franjaId } }),
  );
  for (let n = 0; n < 40; n += 1) expect(await verDia(app, VIERNES, luis)).not.toEqual([]);
  await holder.query('rollback');
  holder.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...answers.slice(1).map(() => 409)]);
});

test('past a line of twenty they are refused at once', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from usuarios where id = $1 for update', [ana.id]);
  const book = () => app.call(crearReserva, { as: ana, body: { franjaId } });
  const answers = Array.from({ length: 30 }, book);
  const refused = await Promise.any(
    answers.map(async (each) => {
      const answer = await each;
      if (answer.status !== 429) throw new Error(`answered ${answer.status}`);
      return [outcome(answer), answer.headers.get('retry-after')];
    }),
  );
  expect(refused).toEqual(['429 DEMASIADOS_INTENTOS', '5']);
  await holder.query('rollback');
  holder.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect([201, 409, 429].map((each) => statuses.filter((one) => one === each).length)).toEqual([
    1, 20, 9,
  ]);
});

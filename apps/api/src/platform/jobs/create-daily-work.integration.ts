import { expect, test } from 'vitest';
import { verDia } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { restart } from '../../../test/support/restart.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { createDailyWork, type DailyJob } from './create-daily-work.ts';

const app = useTestApp();

/**
 * Returns daily work with one job. `ran` gets the dates on which the job ran. The job throws the
 * first `failures` times.
 */
function workOf({ failures = 0, ...job }: Partial<DailyJob> & { failures?: number } = {}) {
  const ran: string[] = [];
  const logged: string[] = [];
  const trust = { believed: true, steady: true };
  let left = failures;
  const work = createDailyWork({
    db: app.database.db,
    outage: app.database.outage,
    clock: app.clock,
    jobs: [
      {
        name: 'prueba',
        async run() {
          if (left > 0) {
            left -= 1;
            throw new Error('not today');
          }
          ran.push(app.clock.today());
        },
        ...job,
      },
    ],
    trust: async () => trust,
    log: (message) => void logged.push(message),
  });
  return { work, ran, logged, trust };
}

test('a machine that sleeps over midnight does the day’s work when it wakes, and once', async () => {
  const { work, ran } = workOf();
  await work.check();
  app.clock.set('2026-10-01T23:50:00');
  await work.check();
  app.clock.set('2026-10-02T08:30:00');
  await work.check();
  await work.check();
  expect(ran).toEqual(['2026-10-01', '2026-10-02']);
});

test('the first request of a new day does it if nothing else did', async () => {
  const { work, ran } = workOf();
  await work.beforeRequest();
  await work.beforeRequest();
  app.clock.set('2026-10-02T00:00:00');
  await Promise.all([work.beforeRequest(), work.beforeRequest(), work.check()]);
  expect(ran).toEqual(['2026-10-01', '2026-10-02']);
});

test('asleep every night for a week, each morning’s first request sees all of the window', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const bookable: number[] = [];
  for (let day = 2; day <= 9; day += 1) {
    const two = (n: number) => String(n).padStart(2, '0');
    await moveTo(app, `2026-10-${two(day)}T08:30:00`, ana);
    bookable.push((await verDia(app, `2026-10-${two(day + 7)}`, ana)).length);
  }
  // The last day of the window that begins on 4 October is Sunday the 11th, when the centre is
  // closed.
  expect(bookable).toEqual([8, 8, 0, 8, 8, 8, 8, 8]);
});

test('a process that begins on a later day moves the window before it serves', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  app.clock.set('2026-10-05T09:00:00');
  const { timekeeper } = restart(app);
  await timekeeper.begin();
  const rows = await app.database.db
    .selectFrom('franjas')
    .select((eb) => eb.fn.max('fecha').as('last'))
    .executeTakeFirst();
  expect([ana.id > 0, rows?.last]).toEqual([true, '2026-10-12']);
});

test('what fails is said once, and done at a later look', async () => {
  const { work, ran, logged } = workOf({ failures: 2 });
  for (let look = 0; look < 4; look += 1) await work.check();
  expect(ran).toEqual(['2026-10-01']);
  expect(logged).toEqual(['the work of the day failed; it is tried again']);
});

test('nothing is done by a clock that is not to be believed; what cannot be brought back waits for a steady one', async () => {
  const { work, ran, trust } = workOf({ onSteadyClock: true });
  Object.assign(trust, { believed: false });
  await work.check();
  Object.assign(trust, { believed: true, steady: false });
  await work.check();
  expect(ran).toEqual([]);
  Object.assign(trust, { steady: true });
  await work.check();
  expect(ran).toEqual(['2026-10-01']);
});

test('a day that a wrong clock noted far ahead does not keep the right one from its work', async () => {
  const { work, ran } = workOf();
  app.clock.set('2027-01-01T07:00:00');
  await work.check();
  app.clock.set('2026-10-01T07:00:00');
  await work.check();
  expect(ran).toEqual(['2027-01-01', '2026-10-01']);
});

test('around midnight an instance that is still on the old day does not do it again', async () => {
  const first = workOf();
  app.clock.set('2026-10-02T00:00:00');
  await first.work.check();
  app.clock.set('2026-10-01T23:59:59');
  const second = workOf();
  await second.work.check();
  expect([first.ran, second.ran]).toEqual([['2026-10-02'], []]);
});

import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, openBusyCentre } from './book-under-load.ts';
import { startClients } from './clients-in-an-outage.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { expectPaid, startDesk } from './desk-in-an-outage.ts';
import { startPair } from './start-pair.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { spawnServer } from './spawn-server.ts';

/*
 * A primary is killed while clients book and the desk takes money, and its synchronous standby is
 * promoted, as Patroni or pg_auto_failover would do (reliability F2). `npm run failover -- --rounds
 * 50` runs the test for 50 rounds, each with a new pair of servers.
 */

const ASKED = process.env['FAILOVER_ROUNDS'];
const ROUNDS = Number(ASKED ?? 1);
const ROUND_MS = 120_000;

/** The milliseconds after the promotion began within which everybody is served again (p95). */
const BACK_MS = 10_000;

interface Round {
  ms: number;
  bookings: number;
  payments: number;
}

async function failOver(): Promise<Round> {
  const pair = await startPair();
  onTestFinished(() => pair.stop());
  const app = await spawnServer({ ...ADMIN, DATABASE_URL: pair.url, JWT_SECRET });
  const centre = await openBusyCentre(app.origin);
  const clients = startClients(app.origin, centre);
  const { told } = clients;
  const desk = startDesk(app.origin, { admin: centre.admin, bookings: told.bookings });
  await clients.untilAllAreServed();
  await desk.untilPaid();
  const begun = performance.now();
  await pair.primary.kill();
  await Promise.all([pair.promote(), clients.untilAllAreServed()]);
  await desk.untilPaid();
  const ms = performance.now() - begun;
  const paid = await desk.stop();
  await clients.stop();
  expect(told.unexpected).toEqual([]);
  expect(await app.stop()).toBe(0);
  const after = { databaseUrl: pair.standby.url, dataDir: tmpdir() };
  await expectNothingLost(after, told.bookings);
  await expectPaid(after, paid);
  return { ms, bookings: told.bookings.size, payments: paid.size };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test(
  'a database that takes over has every answered booking and payment, and is found by itself',
  async () => {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await failOver());
    const times = rounds.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
    expect(p95).toBeLessThan(BACK_MS);
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS} primaries killed; booked and paid again after ${Math.round(p95)} ms (p95, median ` +
        `${Math.round(times[Math.floor(times.length / 2)] ?? 0)}); ` +
        `${sum(rounds.map(({ bookings }) => bookings))} answered bookings and ` +
        `${sum(rounds.map(({ payments }) => payments))} payments, none lost\n`,
    );
  },
  ROUND_MS * ROUNDS + 60_000,
);

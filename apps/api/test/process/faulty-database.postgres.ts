import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { crearAzar, type Azar } from '../../src/demo/azar.ts';
import { copyTemplate } from '../support/database/test-database.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { startFaultyProxy, type Fault } from '../support/servers/start-faulty-proxy.ts';
import { ADMIN, openBusyCentre } from './book-under-load.ts';
import { startClients } from './clients-in-an-outage.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { spawnServer } from './spawn-server.ts';
import { promised } from './promised.ts';

/*
 * The network between the app and its database delays, resets, cuts off and swallows what they send
 * each other while clients book (reliability F2). `npm run network -- --rounds 50 --seed 1` runs
 * both tests of faulty networks for 50 rounds.
 */

const ASKED = process.env['NETWORK_ROUNDS'];
const ROUNDS = Number(ASKED ?? 1);
const SEED = Number(process.env['NETWORK_SEED'] ?? 1);
const ROUND_MS = 120_000;

/**
 * TOLD_MS: the milliseconds within which a client must be told that the database is away.
 * HEALED_MS: the milliseconds after the fault within which all requests must succeed again.
 */
const TOLD_MS = promised(2_500, ASKED);
const HEALED_MS = promised(5_000, ASKED);

/** Returns the faults of a round in the order of the seed, each of a size of the seed. */
function faultsOf(azar: Azar): Fault[] {
  const faults: Fault[] = [
    { kind: 'latency', ms: azar.entero(5, 40) },
    { kind: 'reset' },
    { kind: 'cut', bytes: azar.entero(0, 200) },
    { kind: 'black hole' },
    { kind: 'silence' },
  ];
  const order = new Map(faults.map((fault) => [fault, azar.numero()]));
  return faults.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

test(
  'whatever the network to the database does, everybody is told in time, and nothing answered is lost',
  async () => {
    const { env, remove } = await copyTemplate();
    onTestFinished(remove);
    const url = new URL(env.DATABASE_URL);
    const proxy = await startFaultyProxy(Number(url.port));
    onTestFinished(() => proxy.stop());
    url.port = String(proxy.port);
    const app = await spawnServer({ ...ADMIN, DATABASE_URL: url.href, JWT_SECRET });
    const clients = startClients(app.origin, await openBusyCentre(app.origin));
    const { told } = clients;
    const azar = crearAzar(SEED);
    let longestToHealMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const fault of faultsOf(azar)) {
        await clients.untilAllAreServed();
        const delayed = fault.kind === 'latency';
        const met = delayed ? clients.untilAllAreServed() : clients.untilAllAreRefused();
        proxy.set(fault);
        await met;
        proxy.set({ kind: 'none' });
        const over = performance.now();
        await clients.untilAllAreServed();
        const ms = performance.now() - over;
        expect([fault, ms < HEALED_MS, told.unexpected]).toEqual([fault, true, []]);
        longestToHealMs = Math.max(longestToHealMs, ms);
      }
    }
    await clients.stop();
    expect(told.longestRefusalMs).toBeLessThan(TOLD_MS);
    await expectNothingLost({ databaseUrl: env.DATABASE_URL, dataDir: tmpdir() }, told.bookings);
    expect(await app.stop()).toBe(0);
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS} faults of each kind between the app and its database (seed ${SEED}), the longest ` +
        `until all were served again ${Math.round(longestToHealMs)} ms; ${told.refused} requests ` +
        `told to wait, the longest after ${Math.round(told.longestRefusalMs)} ms; ` +
        `${told.bookings.size} answered bookings, none lost\n`,
    );
  },
  ROUND_MS * ROUNDS + 60_000,
);

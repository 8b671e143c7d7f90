import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../../scripts/test-postgres.ts';
import { ADMIN, openBusyCentre } from './book-under-load.ts';
import { startClients, type Clients } from './clients-in-an-outage.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { freezeServer } from '../support/database/freeze-server.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { spawnServer } from './spawn-server.ts';
import { promised } from './promised.ts';

/*
 * The test interrupts the database server in different ways while one app process answers clients
 * that pause between their requests (reliability F2). `npm run outages -- --rounds 50` runs the
 * test for 50 rounds.
 */

const ASKED = process.env['OUTAGE_ROUNDS'];
const ROUNDS = Number(ASKED ?? 2);
const ROUND_MS = 120_000;

/**
 * TOLD_MS: the milliseconds within which a client must be told that the database is away.
 * HEALED_MS: the milliseconds after the outage within which all requests must succeed again.
 */
const TOLD_MS = promised(2_500, ASKED);
const HEALED_MS = promised(5_000, ASKED);

/**
 * The outages by name. Each function interrupts the server; its promise resolves once the server
 * runs again.
 */
const OUTAGES: Record<string, (server: TestPostgres, clients: Clients) => Promise<void>> = {
  'its connections are terminated': ({ url }) => terminateConnections(url),
  'it is restarted': async (server) => {
    await server.shutDown();
    await server.start();
  },
  'it is stopped, and started once everybody has been told': async (server, clients) => {
    const refused = clients.untilAllAreRefused();
    await server.shutDown();
    await refused;
    await server.start();
  },
  'it is killed, and started once everybody has been told': async (server, clients) => {
    const refused = clients.untilAllAreRefused();
    await server.kill();
    await refused;
    await server.start();
  },
  'it stands still until everybody has been told': async (server, clients) => {
    const refused = clients.untilAllAreRefused();
    const thaw = freezeServer(server.pid);
    await refused;
    thaw();
  },
};

async function terminateConnections(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'remanso'`,
  );
  await client.end();
}

test(
  'the database goes away under load: the app stays up, says so, heals by itself and has lost nothing',
  async () => {
    const postgres = await startTestPostgres({ durable: true });
    onTestFinished(() => postgres.stop());
    const app = await spawnServer({
      ...ADMIN,
      DATABASE_URL: postgres.url,
      JWT_SECRET,
    });
    const clients = startClients(app.origin, await openBusyCentre(app.origin));
    const { told } = clients;
    let longestToHealMs = 0;
    let healed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, happen] of Object.entries(OUTAGES)) {
        await clients.untilAllAreServed();
        await happen(postgres, clients);
        const back = performance.now();
        await clients.untilAllAreServed();
        const ms = performance.now() - back;
        expect([name, ms < HEALED_MS]).toEqual([name, true]);
        longestToHealMs = Math.max(longestToHealMs, ms);
        healed += 1;
        expect([name, told.unexpected]).toEqual([name, []]);
      }
    }
    await clients.stop();
    expect(told.unexpected).toEqual([]);
    expect(told.longestRefusalMs).toBeLessThan(TOLD_MS);
    expect(told.refused).toBeGreaterThan(0);
    await expectNothingLost({ databaseUrl: postgres.url, dataDir: tmpdir() }, told.bookings);
    expect(await app.stop()).toBe(0);
    if (!ASKED) return;
    process.stdout.write(
      `${healed} of ${ROUNDS * Object.keys(OUTAGES).length} outages healed, the longest in ${Math.round(longestToHealMs)} ms; ` +
        `${told.refused} requests told to wait, the longest after ${Math.round(told.longestRefusalMs)} ms; ` +
        `${told.bookings.size} answered bookings, none lost\n`,
    );
  },
  ROUND_MS * ROUNDS + 60_000,
);

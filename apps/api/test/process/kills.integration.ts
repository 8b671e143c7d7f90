import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPostmasterFile } from '../../src/database/embedded/postgres-process.ts';
import { tryKill } from '../../src/database/embedded/processes.ts';
import { ADMIN, openBusyCentre } from './book-under-load.ts';
import { startClients } from './clients-in-an-outage.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { processTree, untilGone } from '../support/process-tree.ts';
import { spawnServer, type ServerProcess } from './spawn-server.ts';

/*
 * The test kills what `npm start` runs while clients book: only the app, only its database, or both
 * at once (reliability F1). `npm run kills -- --rounds 50` runs the test for 50 rounds.
 */

const ASKED = process.env['KILL_ROUNDS'];
const ROUNDS = Number(ASKED ?? 1);
const ROUND_MS = 120_000;

/**
 * The milliseconds after a kill within which the server must answer all clients again, including
 * the start of a new app.
 */
const BACK_MS = 30_000;

interface Centre {
  dataDir: string;
  app: ServerProcess;
  /**
   * Starts the app again on the same data folder and the same port. Nothing is repaired before the
   * start.
   */
  restart(): Promise<void>;
}

const postmasterOf = ({ dataDir }: Centre) =>
  readPostmasterFile(join(dataDir, 'postgres'))?.pid as number;

const KILLS: Record<string, (centre: Centre) => Promise<void>> = {
  async 'the app alone'(centre) {
    await centre.app.kill();
    await centre.restart();
  },
  async 'the database alone'(centre) {
    const postmaster = postmasterOf(centre);
    tryKill(postmaster, 'SIGKILL');
    await untilGone(postmaster);
  },
  async 'the whole tree'(centre) {
    const tree = processTree(centre.app.pid);
    expect(tree).toContain(postmasterOf(centre));
    for (const pid of tree) tryKill(pid, 'SIGKILL');
    await centre.app.kill();
    await centre.restart();
  },
};

test(
  'whatever of it is killed under load, it is back without a hand, and nothing answered is missing',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'remanso-muertes-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const variables = { ...ADMIN, DATA_DIR: dataDir };
    const app = await spawnServer(variables);
    const PORT = new URL(app.origin).port;
    const centre: Centre = {
      dataDir,
      app,
      async restart() {
        centre.app = await spawnServer({ ...variables, PORT });
      },
    };
    const busy = await openBusyCentre(app.origin);
    const clients = startClients(app.origin, busy, { outliveTheApp: true });
    const { told } = clients;
    let longestMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, kill] of Object.entries(KILLS)) {
        await clients.untilAllAreServed();
        const begun = performance.now();
        await kill(centre);
        await clients.untilAllAreServed();
        const ms = performance.now() - begun;
        expect([name, ms < BACK_MS, told.unexpected]).toEqual([name, true, []]);
        longestMs = Math.max(longestMs, ms);
      }
    }
    await clients.stop();
    expect(told.unexpected).toEqual([]);
    expect(told.lost).toBeGreaterThan(0);
    expect(await centre.app.stop()).toBe(0);
    await expectNothingLost({ databaseUrl: undefined, dataDir }, told.bookings);
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS} kills of each kind, the longest until all were served again ${Math.round(longestMs)} ms; ` +
        `${told.lost} requests lost and made again, ${told.refused} told to wait; ` +
        `${told.bookings.size} answered bookings, none lost\n`,
    );
  },
  ROUND_MS * ROUNDS + 60_000,
);

import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { salud } from '@remanso/contract/sistema/salud.contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, type Database } from '../../src/database/connect.ts';
import { diskSpace } from '../../src/platform/disk-space.ts';
import { clientOf } from '../support/client.ts';
import { fixedClock } from '../support/fixed-clock.ts';
import { ADMIN, openBusyCentre } from './book-under-load.ts';
import { startClients } from './clients-in-an-outage.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { spawnServer, type ServerProcess } from './spawn-server.ts';
import { promised } from './promised.ts';

/*
 * The disk of a centre fills up while clients book, and is given room again (reliability F3). The
 * data folder is on a small disk in memory, which only root may mount. `npm run disks -- --rounds
 * 20` runs the test for 20 rounds.
 */

const ASKED = process.env['DISK_ROUNDS'];
const ROUNDS = Number(ASKED ?? 1);
const ROUND_MS = 120_000;

/**
 * TOLD_MS: the milliseconds within which a client must be told that nothing can be saved.
 * HEALED_MS: the milliseconds after which all requests must succeed again once there is room. A
 * database that stopped for want of room is started again, at most 5 s after its last try.
 */
const TOLD_MS = promised(2_500, ASKED);
const HEALED_MS = promised(30_000, ASKED);

/**
 * The two ways of a full disk, by name: the clients write to the tables, and in the second case
 * the write-ahead log, too, needs a new file, without which PostgreSQL stops.
 */
const FULL: Record<
  string,
  (database: Database, app: Pick<ServerProcess, 'written'>) => Promise<void>
> = {
  'no table can grow': async () => undefined,
  'the write-ahead log cannot grow': async ({ pool }, { written }) => {
    const stops = () => written().split(STOPPED).length - 1;
    const before = stops();
    // Each try takes a file of the log, until there is none and the server stops.
    await vi.waitFor(async () => {
      await pool.query('select pg_switch_wal(), pg_current_xact_id()').catch(() => undefined);
      expect(stops()).toBe(before + 1);
    }, HEALED_MS);
  },
};
const STOPPED = 'PostgreSQL se detuvo';

/** The size of the disk, which is three times that of a new centre with its write-ahead log. */
const DISK = '256m';
const CHUNK = Buffer.alloc(64 * 1024);

/** Mounts a small disk in memory; returns its folder. Fails where mounting is not permitted. */
function mountDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remanso-disco-'));
  onTestFinished(() => rmdirSync(folder));
  const options = `size=${DISK},mode=0755`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'remanso-disco', folder]);
  } catch (error) {
    throw new Error('This test needs the permission to mount a tmpfs (root)', { cause: error });
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

/** Fills a disk to its last page; returns a function that gives the room back. */
function fillDisk(folder: string): () => void {
  const path = join(folder, 'relleno');
  const file = openSync(path, 'a');
  try {
    for (let size = CHUNK.length; size >= 512; size /= 2) writeUntilFull(file, size);
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}

function writeUntilFull(file: number, size: number): void {
  try {
    for (;;) writeSync(file, CHUNK, 0, size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

test(
  'the disk fills up under load: it is told, nothing answered is lost, and all is well with room again',
  async () => {
    const disk = mountDisk();
    const dataDir = join(disk, 'datos');
    const app = await spawnServer({ ...ADMIN, DATA_DIR: dataDir });
    const clients = startClients(app.origin, await openBusyCentre(app.origin));
    const { told } = clients;
    const { call } = clientOf(app.origin);
    const database = { databaseUrl: undefined, dataDir };
    const beside = await connect({
      ...database,
      command: 'beside',
      clock: fixedClock(),
      log: () => undefined,
    });
    onTestFinished(() => beside.close());
    let longestMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, ask] of Object.entries(FULL)) {
        await clients.untilAllAreServed();
        const refused = clients.untilAllAreRefused();
        const free = fillDisk(disk);
        expect(diskSpace(disk).free).toBeLessThan(4096);
        await ask(beside, app);
        await refused;
        await vi.waitFor(async () => expect((await call(salud)).status).toBe(503), 10_000);
        free();
        const begun = performance.now();
        await clients.untilAllAreServed();
        await vi.waitFor(async () => expect((await call(salud)).status).toBe(200), HEALED_MS);
        const ms = performance.now() - begun;
        expect([name, ms < HEALED_MS, told.unexpected]).toEqual([name, true, []]);
        longestMs = Math.max(longestMs, ms);
      }
    }
    await clients.stop();
    expect(told.unexpected).toEqual([]);
    expect(told.longestRefusalMs).toBeLessThan(TOLD_MS);
    await beside.close();
    expect(await app.stop()).toBe(0);
    await expectNothingLost(database, told.bookings);
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS} times each way of a full disk under load, the longest until all were served again ${Math.round(longestMs)} ms; ` +
        `${told.refused} requests told to wait, the longest after ${Math.round(told.longestRefusalMs)} ms; ` +
        `${told.bookings.size} answered bookings, none lost\n`,
    );
  },
  ROUND_MS * ROUNDS + 60_000,
);

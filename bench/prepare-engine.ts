import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../apps/api/src/database/connect.ts';
import { migrate } from '../apps/api/src/database/migrate.ts';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { buildDependencies } from '../apps/api/test/support/build-dependencies.ts';
import { startTestPostgres } from '../scripts/test-postgres.ts';
import { buildCentro, planBookings } from './build-centro.ts';
import type { CallPlan } from './calls.ts';
import type { DatabaseAddress } from './start-app.ts';

/** A call that is going to be measured, and the database on which the app answers it. */
export interface Scenario {
  plan: CallPlan;
  database: DatabaseAddress;
}

export interface PreparedEngine {
  /** The name of the engine, such as 'PostgreSQL 18.6 integrado'. */
  name: string;
  /** The pid of the server's first process; undefined where the app runs its own PostgreSQL. */
  postmaster: number | undefined;
  scenarios: Scenario[];
  stop(): Promise<void>;
}

interface Storage {
  address(name: string): DatabaseAddress;
  copy(from: string, to: string): Promise<unknown>;
}

/**
 * Prepares a PostgreSQL server that keeps on disk what it has confirmed: fsync and
 * synchronous_commit are on.
 */
export async function prepareServer(): Promise<PreparedEngine> {
  const server = await startTestPostgres({ durable: true });
  const dataDir = temporaryFolder();
  const run = async (statement: string) => {
    const { pool, close } = await open({ databaseUrl: server.url, dataDir });
    await pool.query(statement);
    await close();
  };
  await run('create database day');
  const prepared = await prepare({
    address: (name) => ({ databaseUrl: server.url.replace(/postgres$/, name), dataDir }),
    copy: (from, to) => run(`create database ${to} template ${from}`),
  });
  return { ...prepared, postmaster: server.pid, stop: () => server.stop() };
}

/** Prepares the PostgreSQL that the app starts by itself, configured as the app configures it. */
export async function prepareEmbedded(): Promise<PreparedEngine> {
  const folder = temporaryFolder();
  const prepared = await prepare({
    address: (name) => ({ databaseUrl: undefined, dataDir: join(folder, name) }),
    copy: (from, to) => cp(join(folder, from), join(folder, to), { recursive: true }),
  });
  return { ...prepared, postmaster: undefined, stop: async () => undefined };
}

/** Creates a folder that is deleted when this process ends, even after an error. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remanso-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function prepare({ address, copy }: Storage) {
  const [day, booking] = [address('day'), address('booking')];
  const { plan, name } = await use(day, async ({ dependencies, pool, description }) => {
    const { clientes, fecha } = await buildCentro(dependencies, pool);
    const dayPlan: CallPlan = { call: 'day', clientes, fecha };
    return { plan: dayPlan, name: description.split(',')[0] ?? '' };
  });
  await copy('day', 'booking');
  const bookings = await use(booking, ({ dependencies, pool }) => planBookings(dependencies, pool));
  const scenarios: Scenario[] = [
    { plan, database: day },
    { plan: bookings, database: booking },
  ];
  return { name, scenarios };
}

/**
 * Opens a database and migrates it, calls `work` with the app's dependencies, and closes the
 * database.
 */
export async function use<T>(
  address: DatabaseAddress,
  work: (
    parts: Pick<Database, 'pool' | 'description'> & { dependencies: Dependencies },
  ) => Promise<T>,
): Promise<T> {
  const database = await open(address);
  await migrate(database.db);
  const clock = systemClock(TIME_ZONE);
  const dependencies = buildDependencies({ database, clock, rateLimit: false });
  const result = await work({ ...database, dependencies });
  await database.close();
  return result;
}

const TIME_ZONE = 'America/Argentina/Tucuman';

export function open(address: DatabaseAddress): Promise<Database> {
  return connect({ ...address, clock: systemClock(TIME_ZONE), log: () => undefined });
}

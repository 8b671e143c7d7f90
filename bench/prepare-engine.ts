import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../apps/api/src/database/connect.ts';
import { migrate } from '../apps/api/src/database/migrate.ts';
import { createDependencies } from '../apps/api/src/dependencies.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { startTestPostgres } from '../scripts/test-postgres.ts';
import { buildCentro, type Centro } from './build-centro.ts';
import { PEOPLE } from './bookings.ts';
import { parentOf } from './cpu-time.ts';
import { recordCalls, type RecordedCall } from './record-calls.ts';
import type { DatabaseAddress } from './sql-floor.child.ts';

export const JWT_SECRET = 'the bench signs its own tokens with this';

/** Two equal databases on one engine: one for the app, the other for its SQL alone. */
export interface PreparedEngine {
  /** 'PostgreSQL 18.6 integrado, en …' */
  description: string;
  app: DatabaseAddress;
  floor: DatabaseAddress;
  /** The server's first process, if there is a server. */
  postmaster: number | undefined;
  centro: Centro;
  tokens: string[];
  day: RecordedCall;
  booking: RecordedCall;
  stop(): Promise<void>;
}

/** A PostgreSQL server that keeps what it has confirmed: fsync and synchronous_commit are on. */
export async function prepareServer(): Promise<PreparedEngine> {
  const server = await startTestPostgres({ durable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'remanso-bench-'));
  const address = (name: string) => ({
    databaseUrl: server.url.replace(/postgres$/, name),
    dataDir,
  });
  const postmaster = await onServer(server.url, 'create database app');
  const filled = await fill(address('app'));
  await onServer(server.url, 'create database floor template app');
  return {
    ...filled,
    app: address('app'),
    floor: address('floor'),
    postmaster,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The embedded engine as it is shipped: with a real fsync too, and within the app's own process. */
export async function prepareEmbedded(): Promise<PreparedEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-bench-'));
  const address = (name: string) => ({ databaseUrl: undefined, dataDir: join(folder, name) });
  const filled = await fill(address('app'));
  await cp(join(folder, 'app'), join(folder, 'floor'), { recursive: true });
  return {
    ...filled,
    app: address('app'),
    floor: address('floor'),
    postmaster: undefined,
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a statement; answers the server's first process. */
async function onServer(databaseUrl: string, statement: string): Promise<number> {
  const { pool, close } = await open({ databaseUrl, dataDir: '' });
  await pool.query(statement);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid as number);
  await close();
  return postmaster;
}

async function fill(address: DatabaseAddress) {
  const database = await open(address);
  await migrate(database.db);
  const clock = systemClock(TIME_ZONE);
  const dependencies = createDependencies({
    ...{ database, clock },
    jwtSecret: JWT_SECRET,
    rateLimit: false,
  });
  const centro = await buildCentro(dependencies, database.pool);
  const tokens = await Promise.all(
    centro.clienteIds.map((id) => dependencies.tokens.sign({ id, rol: 'CLIENT', version: 1 })),
  );
  const { pool, description } = database;
  const calls = await recordCalls({ dependencies, pool, centro, tokens });
  await database.close();
  return { description, centro, tokens, ...calls };
}

/** Throws unless a database holds as many bookings of the supply as were confirmed, each with its seats counted. */
export async function verifyBookings(
  address: DatabaseAddress,
  { supply }: Centro,
  confirmed: number,
): Promise<void> {
  const { pool, close } = await open(address);
  const { rows } = await pool.query<Record<'reservas' | 'asientos' | 'ocupados', number>>(
    `select count(distinct r.id) as reservas, count(a.id) as asientos,
      (select sum(ocupados) from franjas where id between $1 and $2) as ocupados
    from reservas r join asientos a on a.reserva_id = r.id where r.franja_id between $1 and $2`,
    [supply.firstFranjaId, supply.firstFranjaId + supply.franjas - 1],
  );
  await close();
  const found = rows[0];
  const seats = confirmed * PEOPLE;
  if (found?.reservas !== confirmed || found.asientos !== seats || found.ocupados !== seats) {
    throw new Error(`${confirmed} bookings confirmed, but found ${JSON.stringify(found)}`);
  }
}

const TIME_ZONE = 'America/Argentina/Tucuman';

function open(address: DatabaseAddress) {
  return connect({ ...address, clock: systemClock(TIME_ZONE), log: console.error });
}

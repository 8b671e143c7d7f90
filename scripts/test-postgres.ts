import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCluster, DATABASE_USER } from '../apps/api/src/database/embedded/create-cluster.ts';
import { findPostgresBinaries } from '../apps/api/src/database/embedded/postgres-binaries.ts';
import {
  DURABLE_SETTINGS,
  type PostgresCommand,
  PostgresProcess,
  readPostmasterFile,
} from '../apps/api/src/database/embedded/postgres-process.ts';
import { findServerUser } from '../apps/api/src/database/embedded/server-user.ts';
import { removeLeftovers } from './remove-leftovers.ts';

export type TestPostgres = {
  /** The connection string of a superuser to the database `postgres`. */
  readonly url: string;
  /** The folder of the server's files. */
  readonly cluster: string;
  /** The id of the server's main process, the parent of all other processes of the server. */
  readonly pid: number;
  /**
   * Ends the server as a crash does (SIGKILL). `start` starts the server again on the same data and
   * port. Only a `durable` server then has everything that was committed.
   */
  kill(): Promise<void>;
  /** Ends the server in order. The data remain. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server at once, as a crash does, and removes its data. */
  stop(): Promise<void>;
};

const PASSWORD = 'pruebas';
const FOLDER = 'remanso-postgres-';

const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  dynamic_shared_memory_type: 'mmap',
};

interface Options {
  /** True for a server that keeps committed data through a crash, which is slower. */
  durable?: boolean;
  /** Settings in addition to those of all tests. */
  settings?: Record<string, string>;
  /** Makes the files of the server at the path `cluster`; by default the server is a new one. */
  create?: (cluster: string) => void;
}

/**
 * Starts a PostgreSQL server on a free TCP port, with its data in a temporary folder. The server
 * ends with the process that started it, however that process ends.
 */
export async function startTestPostgres({
  durable = false,
  settings: more = {},
  create,
}: Options = {}): Promise<TestPostgres> {
  removeLeftovers(tmpdir(), FOLDER);
  const directory = path.join(tmpdir(), `${FOLDER}${process.pid}-${performance.now()}`);
  mkdirSync(directory, { mode: 0o700 });
  const cluster = path.join(directory, 'postgres');
  const user = findServerUser(cluster);
  const { folder: binaries } = findPostgresBinaries(user);
  if (create) create(cluster);
  else createCluster({ binaries, cluster, user, password: PASSWORD, durable });

  const port = await findFreePort();
  const settings = {
    ...SETTINGS,
    ...(durable ? DURABLE_SETTINGS : FAST_SETTINGS),
    ...more,
    port: String(port),
  };
  const logFile = path.join(directory, 'postgres.log');
  const command = { binaries, cluster, user, settings, logFile };
  let server = await run(command);
  return {
    url: `postgres://${DATABASE_USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    cluster,
    get pid() {
      return readPostmasterFile(cluster)?.pid as number;
    },
    kill: () => server.kill(),
    shutDown: () => server.stop(),
    async start() {
      server = await run(command);
    },
    async stop() {
      await server.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function run(command: PostgresCommand): Promise<PostgresProcess> {
  const server = new PostgresProcess(command);
  if (!(await server.untilReady())) {
    throw new Error(`PostgreSQL ended: ${readFileSync(command.logFile, 'utf8')}`);
  }
  return server;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

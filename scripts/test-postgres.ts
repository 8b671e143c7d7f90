import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { providePostgresBinaries } from './postgres-binaries.ts';
import { type PostgresCommand, PostgresProcess } from './postgres-process.ts';

export type TestPostgres = {
  /** A superuser's connection string, to the database `postgres`. */
  readonly url: string;
  /**
   * Ends the server as a crash does (SIGKILL); `start` brings it back on the same data and port.
   * Only a durable one then still has everything that was committed.
   */
  kill(): Promise<void>;
  /** Ends the server in order, and keeps its data. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
};

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  // Inside the data folder: what a killed server leaves in /dev/shm nobody removes.
  dynamic_shared_memory_type: 'mmap',
};

/**
 * A PostgreSQL server of one's own in a temporary folder, also for root. It ends with the process that
 * started it, however that one ends. `durable` keeps what was committed through a crash, at a price in speed.
 */
export async function startTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  const directory = makeDirectory(user);
  const watchdog = startWatchdog(directory);
  const binaries = readableBinaries(providePostgresBinaries(), directory, user);
  initialize({ binaries, directory, user, durable });

  const settings = { ...SETTINGS, ...(durable ? DURABLE : FAST) };
  const port = await findFreePort();
  const command = { binaries, directory, user, port, settings };
  let server = await run(command);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => server.kill(),
    shutDown: () => server.stop(),
    async start() {
      server = await run(command);
    },
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
      watchdog.end();
    },
  };
}

async function run(command: PostgresCommand): Promise<PostgresProcess> {
  const server = new PostgresProcess(command);
  await server.untilReady();
  return server;
}

type User = PostgresCommand['user'];

function findUnprivilegedUser(): User {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.');
}

function makeDirectory(user: User): string {
  // A unix socket's path holds 107 bytes, and root's own TMPDIR may be closed to others.
  const parent = user || tmpdir().length > 60 ? '/tmp' : tmpdir();
  const directory = mkdtempSync(path.join(parent, 'remanso-postgres-'));
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

// The npm package may lie below /root, where no other user can read.
function readableBinaries(binaries: string, directory: string, user: User): string {
  const probe = spawnSync(path.join(binaries, 'postgres'), ['--version'], { ...user, cwd: '/' });
  if (probe.status === 0) return binaries;
  const copy = path.join(directory, 'native');
  cpSync(path.dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

type Initialization = Pick<PostgresCommand, 'binaries' | 'directory' | 'user'> & {
  durable: boolean;
};

function initialize({ binaries, directory, user, durable }: Initialization): void {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const args = ['--pgdata=data', ...options, ...(durable ? [] : ['--no-sync'])];
  const initdb = path.join(binaries, 'initdb');
  const result = spawnSync(initdb, args, { ...user, cwd: directory, encoding: 'utf8' });
  if (result.status === 0) return;
  throw new Error(`initdb failed: ${result.error?.message ?? result.stdout + result.stderr}`);
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

// It reads until this process ends, by whatever cause, SIGKILL included; then it does what `stop` would.
const WATCHDOG = `
cat > /dev/null
kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"
for wait in 1 2 3 4 5 6 7 8 9 10; do [ -e "$1/data/postmaster.pid" ] && sleep 0.2; done
rm -rf "$1"
`;

function startWatchdog(directory: string): { end(): void } {
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'watchdog', directory], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return child.stdin;
}

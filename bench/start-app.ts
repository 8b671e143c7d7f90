import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { JWT_SECRET } from '../apps/api/test/support/secrets.ts';
import { startCentre, startChild } from './child-process.ts';

const PATIENCE_MS = 300_000;
const POLL_MS = 50;

/** The address of a database: `databaseUrl`, or `dataDir` where the app runs its own PostgreSQL. */
export interface DatabaseAddress {
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface Listening {
  child: ChildProcess;
  port: number;
}

/**
 * Starts the app on a database, with `variables` added to its environment. By default the app logs
 * every request; startChild discards the log. `version` is the folder of another version of the
 * project.
 */
export function startApp(
  database: DatabaseAddress,
  variables: Record<string, string> = {},
  version?: string,
): Promise<Listening> {
  const env = { ...environmentFor(database), ...variables };
  return listening((all) => startChild('apps/api/src/main.ts', all, version), env);
}

/**
 * Starts the app on a database by `npm start`, with every process that a centre runs. `version` is the
 * folder of another version of the project, which may have to be installed first.
 */
export function startWhole(database: DatabaseAddress, version?: string): Promise<Listening> {
  return listening((all) => startCentre(all, version), environmentFor(database));
}

/**
 * Starts the demonstration's living centre with new data in the folder `dataDir`. `version` is the
 * folder of another version of the project.
 */
export function startDemo(dataDir: string, version?: string): Promise<Listening> {
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  return listening((all) => startChild('apps/api/src/demo/main.ts', all, version), env);
}

function environmentFor(database: DatabaseAddress) {
  return {
    DATABASE_URL: database.databaseUrl ?? '',
    DATA_DIR: database.dataDir,
    JWT_SECRET,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  };
}

async function listening(
  start: (env: Record<string, string>) => ChildProcess,
  env: Record<string, string>,
): Promise<Listening> {
  const port = await findFreePort();
  const child = start({ HOST: '127.0.0.1', PORT: String(port), ...env });
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isUp(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error('The app did not start');
    }
    await sleep(POLL_MS);
  }
  return { child, port };
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/salud`)).ok;
  } catch {
    return false;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

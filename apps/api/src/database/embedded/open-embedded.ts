import fs from 'node:fs';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { loadSecret, newSecret, saveSecret } from '../../platform/security/secret.ts';
import {
  assertClusterVersion,
  createCluster,
  DATABASE_USER,
  resetPassword,
} from './create-cluster.ts';
import { assertRoom, lockDirectory, prepareDirectory } from './data-folder.ts';
import { EmbeddedDatabaseError, isEmbeddedError } from './embedded.errors.ts';
import { endFormerServer, keepServerRunning } from './keep-server-running.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { EMBEDDED_SETTINGS, type PostgresCommand, SOCKET_PORT } from './postgres-process.ts';
import { findServerUser, giveCluster } from './server-user.ts';

export interface EmbeddedServer {
  connection: { host: string; port: number; user: string; password: string; database: string };
  /**
   * Shuts the server down cleanly and releases the lock of the folder. The caller must have closed
   * its own connections to the server before.
   */
  close(): Promise<void>;
}

interface Options {
  /** The data folder. It contains the cluster in `postgres`, the lock, the password and the log. */
  dataDir: string;
  log: (message: string) => void;
}

/**
 * Starts the embedded PostgreSQL, which listens on a unix socket only. Throws an
 * `EmbeddedDatabaseError`, whose message is for the operator, when the folder is in use, is of
 * another major version or cannot be opened.
 */
export async function openEmbedded({ dataDir, log }: Options): Promise<EmbeddedServer> {
  const folder = prepareDirectory(dataDir);
  assertRoom(join(folder, 'postgres'));
  const lock = lockDirectory(folder);
  try {
    const { command, password } = await prepareCluster(folder, log);
    const server = await keepServerRunning(command, log);
    const socket = reachSocket(command.cluster);
    return {
      connection: {
        host: socket.path,
        port: SOCKET_PORT,
        user: DATABASE_USER,
        password,
        database: 'postgres',
      },
      async close() {
        try {
          await server.stop();
        } finally {
          socket.remove();
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Ensures that a complete cluster of the right major version exists and that no server is running
 * on it. The caller must hold the lock of the folder (`lockDirectory`).
 */
async function prepareCluster(
  folder: string,
  log: Options['log'],
): Promise<{ command: PostgresCommand; password: string }> {
  const cluster = join(folder, 'postgres');
  const passwordFile = join(folder, 'postgres-password');
  const logFile = join(folder, 'postgres.log');
  const user = findServerUser(cluster);
  const { folder: binaries, major } = findPostgresBinaries(user);
  const command = { binaries, cluster, logFile, settings: EMBEDDED_SETTINGS, user };
  if (!fs.existsSync(cluster)) {
    log(`Primer inicio: se crea la base de datos en "${cluster}".`);
    const password = await loadSecret(passwordFile);
    createCluster({ binaries, cluster, user, password, durable: true });
    return { command, password };
  }
  assertClusterVersion(cluster, major);
  await endFormerServer(cluster, log);
  giveCluster(cluster, user);
  if (!fs.existsSync(passwordFile)) {
    const password = newSecret();
    resetPassword({ binaries, cluster, user, password });
    await saveSecret(passwordFile, password);
  }
  return { command, password: await loadSecret(passwordFile) };
}

/** How long to wait for a folder whose centre is just starting or stopping. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/**
 * Starts the PostgreSQL server of a data folder, or joins the server that a running centre has
 * started there. A joined server goes on running when the caller calls `close`. Throws an
 * `EmbeddedDatabaseError` when the folder has no database, or when for PATIENCE_MS the server could
 * be neither started nor joined.
 */
export async function openOrJoinEmbedded(options: Options): Promise<EmbeddedServer> {
  const folder = resolve(options.dataDir);
  if (!existsSync(join(folder, 'postgres')))
    throw new EmbeddedDatabaseError('NO_CLUSTER', { folder });
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await openEmbedded(options);
    } catch (error) {
      if (!isEmbeddedError(error, 'DIRECTORY_IN_USE')) throw error;
      const running = await joinRunning(folder);
      if (running) return running;
      if (performance.now() > deadline) throw error;
    }
    await pause(POLL_MS);
  }
}

/**
 * Returns the server that a running centre has started on the folder; undefined while no server
 * accepts a connection there.
 */
async function joinRunning(folder: string): Promise<EmbeddedServer | undefined> {
  const socket = reachSocket(join(folder, 'postgres'));
  try {
    const connection = {
      host: socket.path,
      port: SOCKET_PORT,
      user: DATABASE_USER,
      password: await readFile(join(folder, 'postgres-password'), 'utf8'),
      database: 'postgres',
    };
    const client = new pg.Client(connection);
    // If the server stops right now, the connection emits 'error', which needs a listener. The
    // error itself is reported by the next query of the caller.
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return { connection, close: async () => socket.remove() };
  } catch {
    socket.remove();
    return undefined;
  }
}

/** The maximum length of a unix socket's path, in bytes. */
const LONGEST_PATH = 107;

export interface SocketFolder {
  /** The folder that contains the socket. `pg` takes this path as its `host`. */
  path: string;
  remove(): void;
}

/**
 * Returns a folder by which the cluster's unix socket can be opened: the cluster's own folder, or a
 * short symbolic link to it when the path of the socket would be longer than LONGEST_PATH.
 */
function reachSocket(cluster: string): SocketFolder {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= LONGEST_PATH) return { path: cluster, remove: () => undefined };
  const parent = tmpdir().length > LONGEST_PATH / 2 ? '/tmp' : tmpdir();
  const link = join(mkdtempSync(join(parent, 'remanso-')), 'postgres');
  symlinkSync(cluster, link);
  return { path: link, remove: () => rmSync(dirname(link), { recursive: true, force: true }) };
}

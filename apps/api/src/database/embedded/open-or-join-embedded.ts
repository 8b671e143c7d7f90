import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE_USER } from './create-cluster.ts';
import { DirectoryInUseError, NoClusterError } from './embedded.errors.ts';
import { openEmbedded, type EmbeddedServer } from './open-embedded.ts';
import { SOCKET_PORT } from './postgres-settings.ts';
import { reachSocket } from './reach-socket.ts';

/** How long to wait for a folder whose centre is just starting or stopping. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

interface Options {
  dataDir: string;
  log: (message: string) => void;
}

/**
 * Starts the PostgreSQL server of a data folder, or joins the server that a running centre has
 * started there. A joined server goes on running when the caller calls `close`. Throws an
 * `EmbeddedDatabaseError` when the folder has no database, or when for PATIENCE_MS the server could
 * be neither started nor joined.
 */
export async function openOrJoinEmbedded(options: Options): Promise<EmbeddedServer> {
  const folder = resolve(options.dataDir);
  if (!existsSync(join(folder, 'postgres'))) throw new NoClusterError(folder);
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await openEmbedded(options);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
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

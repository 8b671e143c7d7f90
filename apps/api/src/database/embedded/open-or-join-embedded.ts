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

/** The time that a centre which is starting or stopping may take until its folder can be used. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

interface Options {
  dataDir: string;
  log: (message: string) => void;
}

/**
 * Starts the server of a folder, or joins the one that a running centre has started on it, which
 * goes on when the caller closes. Throws an `EmbeddedDatabaseError` when the folder holds no
 * database, or neither way works for half a minute.
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

/** Returns the way to a running server of the folder; undefined while it takes no connection. */
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
    // A server that stops just now ends the connection, which the next query then tells.
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return { connection, close: async () => socket.remove() };
  } catch {
    socket.remove();
    return undefined;
  }
}

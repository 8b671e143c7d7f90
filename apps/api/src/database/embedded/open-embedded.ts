import fs from 'node:fs';
import { join } from 'node:path';
import { loadSecret, newSecret, saveSecret } from '../../platform/security/secret.ts';
import { assertRoom } from './assert-room.ts';
import { assertClusterVersion } from './assert-cluster-version.ts';
import { createCluster, DATABASE_USER } from './create-cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { endFormerServer } from './end-former-server.ts';
import { keepServerRunning } from './keep-server-running.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import type { PostgresCommand } from './postgres-process.ts';
import { EMBEDDED_SETTINGS, SOCKET_PORT } from './postgres-settings.ts';
import { prepareDirectory } from './prepare-directory.ts';
import { reachSocket } from './reach-socket.ts';
import { resetPassword } from './reset-password.ts';
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

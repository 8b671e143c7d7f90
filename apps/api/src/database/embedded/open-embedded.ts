import fs from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { assertClusterVersion } from './assert-cluster-version.ts';
import { lockDirectory, type DirectoryLock } from './directory-lock.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { ClusterDamagedError, EmbeddedDatabaseError } from './embedded.errors.ts';
import { firstStart } from './first-start.ts';
import { createListen, type Listen } from './notifications.ts';
import { prepareDirectory } from './prepare-directory.ts';
import { startEngine, type Engine } from './start-engine.ts';

export type EmbeddedDatabase = {
  /** One client, lent in turn: inside a transaction use only the transaction's own client. */
  pool: pg.Pool;
  /** PostgreSQL's, such as `18.6`. */
  version: string;
  listen: Listen;
  checkpoint(): Promise<void>;
  vacuum(): Promise<void>;
  /** Waits for those in the queue, closes the engine cleanly and frees the folder. May be called again. */
  close(): Promise<void>;
  /** Aborted when `close` begins. */
  closing: AbortSignal;
};

type Options = {
  /** Holds the cluster and its lock. Created, with its parents, if it is not there. */
  directory: string;
  log?: (message: string) => void;
  /**
   * The engine gave up (`EngineFailedError`: a full disk, a disk that fails) and only a new process can
   * open the folder again, so the default is to end this one with an uncaught exception.
   */
  onFailure?: (error: EmbeddedDatabaseError) => void;
};

/**
 * Opens PostgreSQL inside this process. Throws an `EmbeddedDatabaseError`, whose message is for the
 * operator, when the folder is in use, is of another major version or cannot be opened.
 */
export async function openEmbedded({
  directory,
  log = () => {},
  onFailure = throwUncaught,
}: Options): Promise<EmbeddedDatabase> {
  const folder = prepareDirectory(directory);
  const lock = lockDirectory(folder);
  try {
    const cluster = join(folder, 'cluster');
    if (!fs.existsSync(cluster)) await firstStart({ directory: folder, cluster, log });
    assertClusterVersion(cluster);
    const engine = await openCluster(cluster);
    engine.failure.addEventListener('abort', () => onFailure(engine.failure.reason));
    return toDatabase(engine, lock, log);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openCluster(cluster: string): Promise<Engine> {
  try {
    return await startEngine(cluster);
  } catch (error) {
    throw error instanceof EmbeddedDatabaseError ? error : new ClusterDamagedError(cluster, error);
  }
}

function toDatabase(
  engine: Engine,
  lock: DirectoryLock,
  log: (message: string) => void,
): EmbeddedDatabase {
  const pool = new EmbeddedPool(engine);
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  return {
    pool,
    version: engine.version,
    listen: createListen({ lite: engine.lite, pool, log }),
    async checkpoint() {
      await pool.query('CHECKPOINT');
    },
    async vacuum() {
      await pool.query('VACUUM (ANALYZE)');
    },
    close() {
      closing.abort();
      closed ??= closeAll(engine, pool, lock);
      return closed;
    },
    closing: closing.signal,
  };
}

async function closeAll(engine: Engine, pool: pg.Pool, lock: DirectoryLock): Promise<void> {
  try {
    await takeTurn(pool);
    void pool.end();
    // An engine that gave up must not write its last checkpoint: it would vouch for what never reached the disk.
    if (!engine.failure.aborted) await engine.lite.close();
  } finally {
    lock.release();
  }
}

/** `pool.end()` drops whoever is waiting, and waits for ever for a client that was never released. */
async function takeTurn(pool: pg.Pool): Promise<void> {
  const turn = await pool.connect().catch(() => undefined);
  turn?.release();
}

function throwUncaught(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Database } from '../../../src/database/connect.ts';
import { createDatabase } from './create-database.ts';
import { emptyTables } from './empty-tables.ts';
import { fixedClock } from '../fixed-clock.ts';

export const TEMPLATE_NAME = 'remanso_plantilla';

export interface TestDatabase extends Database {
  /**
   * The environment variables (rules §1.1) with which another process connects to the same
   * database.
   */
  env: { DATABASE_URL: string; DATA_DIR: string };
  /** Deletes the rows of every table and restarts the ids at 1. */
  empty(): Promise<void>;
}

/** Opens a new database for one test file, copied from the migrated template. */
export async function openTestDatabase(
  log: (message: string) => void = () => undefined,
): Promise<TestDatabase> {
  const { env, remove } = await copyTemplate();
  return open(env, remove, log);
}

/**
 * Copies the migrated template, so that another process can open the copy. `remove` deletes the
 * copy.
 */
export async function copyTemplate() {
  const dataDir = await mkdtemp(join(tmpdir(), 'remanso-datos-'));
  const { url, drop } = await createDatabase(inject('server'), TEMPLATE_NAME);
  const remove = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { env: { DATABASE_URL: url, DATA_DIR: dataDir }, remove };
}

async function open(
  env: TestDatabase['env'],
  remove: () => Promise<void>,
  log: (message: string) => void,
): Promise<TestDatabase> {
  const database = await connect({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    clock: fixedClock(),
    log,
  });
  return {
    ...database,
    env,
    empty: () => emptyTables(database.db),
    async close() {
      await database.close();
      await remove();
    },
  };
}

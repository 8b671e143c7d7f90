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
  /** The variables of rules §1.1 by which another process would reach the same database. */
  env: { DATABASE_URL: string; DATA_DIR: string };
  /** Empties every table and starts the ids again. */
  empty(): Promise<void>;
}

/** Opens a migrated database of one's own: a copy of the template. */
export async function openTestDatabase(
  log: (message: string) => void = () => undefined,
): Promise<TestDatabase> {
  const { env, remove } = await copyTemplate();
  return open(env, remove, log);
}

/** Copies the template for another process to open. */
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

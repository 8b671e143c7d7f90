import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '../database/connect.ts';
import { emptyTables } from './empty-tables.ts';
import { fixedClock } from './fixed-clock.ts';

export const TEMPLATE_NAME = 'remanso_plantilla';

export interface TestDatabase extends Database {
  /** How another process would reach the same database: the variables of rules §2. */
  env: { DATABASE_URL: string; DATA_DIR: string };
  /** Empties every table and starts the ids again. */
  empty(): Promise<void>;
}

/** A migrated database of one's own: a copy of the template. */
export async function openTestDatabase(
  log: (message: string) => void = () => undefined,
): Promise<TestDatabase> {
  const { env, remove } = await copyTemplate();
  return open(env, remove, log);
}

/** The same for another process to open. */
export async function copyTemplate() {
  const dataDir = await mkdtemp(join(tmpdir(), 'remanso-datos-'));
  const { url, drop } = await createDatabase(inject('server'), TEMPLATE_NAME);
  const remove = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { env: { DATABASE_URL: url, DATA_DIR: dataDir }, remove };
}

export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database of one's own on a server: a copy of a template, PostgreSQL's own being the empty one. */
export async function createDatabase(server: string, template = 'template0') {
  const name = `remanso_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const drop = () => onServer(server, `drop database ${name} with (force)`);
  return { url: urlOfDatabase(server, name), drop };
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

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

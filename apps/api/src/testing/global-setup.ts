import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { createWorker } from '../platform/jobs/create-worker.ts';
import { fixedClock } from './fixed-clock.ts';
import { TEMPLATE_NAME, urlOfDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this project, or undefined on the embedded engine. */
    server: string | undefined;
    /** Holds the migrated embedded database that test files copy. */
    templateFolder: string;
  }
}

/** Migrates one template before any test file of a project; each file works on a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const onServer = project.config.env['TEST_ENGINE'] === 'postgres';
  const server = onServer ? process.env['TEST_DATABASE_URL'] : undefined;
  if (onServer && !server) throw new Error('TEST_DATABASE_URL does not name a PostgreSQL server');
  const folder = await mkdtemp(join(tmpdir(), 'remanso-plantilla-'));
  if (server) await recreateTemplate(server);
  const database = await connect({
    databaseUrl: server && urlOfDatabase(server, TEMPLATE_NAME),
    dataDir: folder,
    clock: fixedClock(),
    log: () => undefined,
  });
  await migrate(database.db);
  const worker = createWorker({ ...database, timeZone: 'UTC', jobs: [], log: () => undefined });
  await worker.start();
  await worker.stop();
  await database.close();
  project.provide('server', server);
  project.provide('templateFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

async function recreateTemplate(server: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE_NAME}`);
  await client.query(`create database ${TEMPLATE_NAME}`);
  await client.end();
}

import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { onServer, urlOfDatabase } from './database/create-database.ts';
import { fixedClock } from './fixed-clock.ts';
import { TEMPLATE_NAME } from './database/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server on which every test file has a database of its own. */
    server: string;
  }
}

/** Migrates one template before any test file of a project; each file works on a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL does not name a PostgreSQL server');
  await recreateTemplate(server);
  const database = await connect({
    databaseUrl: urlOfDatabase(server, TEMPLATE_NAME),
    dataDir: tmpdir(),
    clock: fixedClock(),
    log: () => undefined,
  });
  await migrate(database.db);
  await database.close();
  project.provide('server', server);
}

async function recreateTemplate(server: string): Promise<void> {
  await onServer(server, `drop database if exists ${TEMPLATE_NAME}`);
  await onServer(server, `create database ${TEMPLATE_NAME}`);
}

import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { onServer, urlOfDatabase } from './database/create-database.ts';
import { fixedClock } from './fixed-clock.ts';
import { TEMPLATE_NAME } from './database/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server; every test file creates a database of its own there. */
    server: string;
  }
}

/**
 * Creates and migrates one template database before the test files of a project run. Each test file
 * uses a copy of that template.
 */
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

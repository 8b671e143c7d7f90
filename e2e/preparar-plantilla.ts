import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onServer, urlOfDatabase } from '../apps/api/test/support/database/create-database.ts';
import { startTestPostgres } from '../scripts/test-postgres.ts';
import { Servidores } from './servidores.ts';
import { PLANTILLA } from './servidor.ts';

/**
 * Playwright's global setup: starts one PostgreSQL for all tests and creates the template database,
 * with what a first start of the server creates.
 */
// Playwright calls the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function prepararPlantilla(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  await onServer(postgres.url, `create database ${PLANTILLA}`);
  const datos = mkdtempSync(join(tmpdir(), 'remanso-e2e-plantilla-'));
  const servidores = new Servidores();
  await servidores.abrir(urlOfDatabase(postgres.url, PLANTILLA), datos);
  await servidores.cerrar();
  await servidores.terminar();
  rmSync(datos, { recursive: true });
  return () => postgres.stop();
}

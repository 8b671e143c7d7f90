import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runToItsEnd, spawnServer } from './testing/spawn-server.ts';
import { createDatabase } from './testing/test-database.ts';

const JWT_SECRET = 'a secret that only the tests know, 32+';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-inicio-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a database that does not exist is told in one line, without the password', async () => {
  const missing = new URL(inject('server'));
  missing.pathname = '/no_existe';
  const DATA_DIR = await newFolder();
  const { code, written } = await runToItsEnd({
    DATABASE_URL: missing.href,
    DATA_DIR,
    JWT_SECRET,
  });
  expect(code).toBe(1);
  expect(written).toMatch(
    /^DATABASE_URL vale "[^\n]+no_existe" y debe ser la dirección de un PostgreSQL que responda \(3D000\)\.\n$/,
  );
  expect(written).not.toContain(`:${missing.password}@`);
}, 60_000);

test('an empty database of a server is made ready, and no administrator is invented there', async () => {
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: await newFolder(), JWT_SECRET });
  expect(server.written()).toContain(
    'Administrador   ninguno todavía: definir ADMIN_EMAIL y ADMIN_PASSWORD y volver a iniciar\n',
  );
  expect(server.written()).toContain('Base de datos   PostgreSQL ');
  expect(await server.stop()).toBe(0);
}, 60_000);

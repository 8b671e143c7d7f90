import { login, register } from '@remanso/contract/persona/auth.contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ADMIN } from './book-under-load.ts';
import { CONTRASENA } from '../support/builders.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { runToItsEnd, spawnServer } from './spawn-server.ts';
import { clientOf } from '../support/client.ts';
import { createDatabase } from '../support/database/create-database.ts';

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
    /^DATABASE_URL vale "[^\n]+no_existe" y debe ser la dirección de un PostgreSQL que responda \([^\n]+, 3D000\)\.\n$/,
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

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('a migration that fails ends the start with its name and what the database said', async () => {
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  await query(url, 'create table usuarios ()');
  const variables = { DATABASE_URL: url, DATA_DIR: await newFolder(), JWT_SECRET };
  const { code, written } = await runToItsEnd(variables);
  expect([code, written]).toEqual([
    1,
    'La migración 0001-modelo falló y la base quedó como estaba.\n' +
      '  causa: relation "usuarios" already exists\n    code: 42P07\n',
  ]);
}, 60_000);

test.each([
  ['the same administrator', ['duenia@ejemplo.com', 'duenia@ejemplo.com', 'duenia@ejemplo.com']],
  ['one administrator each', ['ana@ejemplo.com', 'eva@ejemplo.com', 'luz@ejemplo.com']],
])(
  'of instances that start at once with %s, one makes it',
  async (_what, emails) => {
    const { url, drop } = await createDatabase(inject('server'));
    onTestFinished(drop);
    const DATA_DIR = await newFolder();
    const instances = await Promise.all(
      emails.map((ADMIN_EMAIL) =>
        spawnServer({ ...ADMIN, ADMIN_EMAIL, DATABASE_URL: url, DATA_DIR, JWT_SECRET }),
      ),
    );
    const made = await query(url, `select email from usuarios where rol = 'ADMIN'`);
    expect(made).toHaveLength(1);
    for (const { origin, written } of instances) {
      expect(written()).toContain(`Administrador   ${made[0].email}\n`);
      const body = { email: made[0].email, password: CONTRASENA };
      expect((await clientOf(origin).call(login, { body })).status).toBe(200);
    }
  },
  90_000,
);

test('an ADMIN_EMAIL that belongs to a client is told in one line', async () => {
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  const variables = { DATABASE_URL: url, DATA_DIR: await newFolder(), JWT_SECRET };
  const server = await spawnServer(variables);
  const body = {
    nombre: 'Ana',
    apellido: 'Paz',
    genero: 'FEMENINO' as const,
    telefono: '381 555 0142',
    email: ADMIN.ADMIN_EMAIL,
    password: CONTRASENA,
  };
  expect((await clientOf(server.origin).call(register, { body })).status).toBe(201);
  await server.stop();
  expect(await runToItsEnd({ ...variables, ...ADMIN })).toEqual({
    code: 1,
    written: `ADMIN_EMAIL vale "${ADMIN.ADMIN_EMAIL}" y debe ser un email que no sea de otra cuenta.\n`,
  });
}, 60_000);

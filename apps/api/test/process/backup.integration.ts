import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@remanso/contract/persona/auth.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { expect, inject, onTestFinished, test } from 'vitest';
import { CONTRASENA } from '../support/builders.ts';
import { clientOf } from '../support/client.ts';
import { createDatabase } from '../support/database/create-database.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { copyTemplate } from '../support/database/test-database.ts';
import { ADMIN, bookUntilItIsGone, openBusyCentre } from './book-under-load.ts';
import { runCommand, runOnFullDisk, spawnServer } from './spawn-server.ts';

/*
 * The drill: a centre is backed up while people book, then destroyed, and restored to the other
 * kind of database, embedded or PostgreSQL server (reliability F14).
 */

const PATIENCE_MS = 120_000;
type Variables = Record<string, string>;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-simulacro-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function ownDatabase(): Promise<Variables> {
  return { ...ADMIN, DATA_DIR: join(await newFolder(), 'datos') };
}

async function databaseServer(): Promise<Variables> {
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  return { ...ADMIN, DATA_DIR: await newFolder(), DATABASE_URL: url, JWT_SECRET };
}

const ANSWERED = 8;

/**
 * Backs up a centre while its clients book, then kills the centre. Returns the backup file, and the
 * bookings that the server had answered before the backup began.
 */
async function backUpUnderLoad(variables: Variables) {
  const file = join(await newFolder(), 'respaldo.sql.zst');
  const server = await spawnServer(variables);
  const centre = await openBusyCentre(server.origin);
  const load = bookUntilItIsGone(server.origin, centre);
  await load.untilAnswered(ANSWERED);
  const told = await runCommand('respaldo', variables, '--a', file);
  expect(told).toEqual({ code: 0, written: expect.stringMatching(/^Respaldo hecho: \d+ filas/) });
  await server.kill();
  const attempts = await load.attempts();
  return { file, answered: attempts.slice(0, ANSWERED) };
}

test.each([
  ['from its own database to a server', ownDatabase, databaseServer],
  ['from a server to its own database', databaseServer, ownDatabase],
])(
  '%s: all that was answered before the backup is there, and the centre goes on',
  async (_way, from, to) => {
    const { file, answered } = await backUpUnderLoad(await from());

    const variables = await to();
    const restored = await runCommand('restaurar', variables, file);
    expect(restored).toEqual({ code: 0, written: expect.stringContaining('Restaurado: ') });
    expect(await runCommand('verificar', variables)).toMatchObject({ code: 0 });

    const { origin } = await spawnServer(variables);
    const { call, make } = clientOf(origin);
    for (const { client, franjaId, answer } of answered) {
      expect(answer?.status).toBe(201);
      const body = { email: client.email, password: CONTRASENA };
      const as = await make(login, { body });
      const { reservas } = await make(misReservas, { as, query: { size: 100 } });
      expect(reservas.map(({ id }) => id)).toContain(answer?.body.id);
      const again = await call(crearReserva, { as, body: { franjaId } });
      expect(again.body).toMatchObject({ codigo: 'RESERVA_REPETIDA' });
    }
  },
  PATIENCE_MS,
);

test(
  'beside a running centre: a full disk leaves the old backup, and nothing is restored over it',
  async () => {
    const variables = await ownDatabase();
    const { DATA_DIR = '' } = variables;
    await spawnServer(variables);
    expect(await runCommand('respaldo', variables)).toMatchObject({ code: 0 });
    const folder = join(DATA_DIR, 'respaldos');
    const [name = ''] = await readdir(folder);
    const file = join(folder, name);
    const before = await readFile(file);
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);

    expect(await runOnFullDisk('respaldo', variables, '--a', file)).toEqual({
      code: 1,
      written: `No se pudo escribir el respaldo "${file}": el disco está lleno (EFBIG). Los respaldos anteriores siguen donde estaban.\n`,
    });
    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(file)).toEqual(before);

    expect(await runCommand('restaurar', variables, file, '--reemplazar')).toEqual({
      code: 1,
      written: expect.stringMatching(/^La carpeta de datos \S+ ya está en uso por otro proceso/),
    });
  },
  PATIENCE_MS,
);

test(
  'a file that was cut short, or is none, restores nothing and makes nothing',
  async () => {
    const variables = await ownDatabase();
    const { env, remove } = await copyTemplate();
    onTestFinished(remove);
    const file = join(env.DATA_DIR, 'respaldo.sql.zst');
    expect(await runCommand('respaldo', env, '--a', file)).toMatchObject({ code: 0 });
    const whole = await readFile(file);
    const cut = `${file}.corto`;
    await writeFile(cut, whole.subarray(0, whole.length - 1));
    for (const [args, written] of [
      [[cut], /está cortado o alterado, o no es un respaldo de Remanso\. No se tocó nada\.\n$/],
      [[`${file}.nada`], /: no existe\. No se tocó nada\.\n$/],
      [[], /^Se escribe: npm run restaurar -- ARCHIVO \[--reemplazar\]\n$/],
    ] as const) {
      const told = await runCommand('restaurar', variables, ...args);
      expect(told).toEqual({ code: 1, written: expect.stringMatching(written) });
    }
    await expect(stat(variables['DATA_DIR'] ?? '')).rejects.toThrow('ENOENT');
  },
  PATIENCE_MS,
);

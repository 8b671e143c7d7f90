import { salud } from '@remanso/contract/sistema/salud.contract';
import { login, current } from '@remanso/contract/persona/auth.contract';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN } from './book-under-load.ts';
import { CONTRASENA } from '../support/builders.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { runToItsEnd, spawnServer } from './spawn-server.ts';
import { clientOf } from '../support/client.ts';
import { copyTemplate } from '../support/database/test-database.ts';

const PATIENCE_MS = 90_000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-inicio-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newVariables() {
  const { env, remove } = await copyTemplate();
  onTestFinished(remove);
  return { ...env, JWT_SECRET };
}

const entrar = (origin: string, email: string, password: string) =>
  clientOf(origin).call(login, { body: { email, password } });

const INVENTED = /Administrador +(\S+), contraseña (\S+) \(no se volverá a mostrar\)/;

test(
  'the first start on nothing but a folder makes all it needs, and shows the password once',
  async () => {
    const folder = await newFolder();
    const first = await spawnServer({ DATA_DIR: folder });
    const [, email = '', password = ''] = INVENTED.exec(first.written()) ?? [];
    expect(email).toBe('admin@remanso.local');
    const { status, body } = await entrar(first.origin, email, password);
    expect([status, body.rol, body.user.estado]).toEqual([200, 'ADMIN', 'ACTIVO']);
    expect(await first.stop()).toBe(0);
    // The embedded database ended before the server: its pid file is gone.
    expect(await readdir(join(folder, 'postgres'))).not.toContain('postmaster.pid');

    const secret = join(folder, 'jwt-secret');
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    const second = await spawnServer({ DATA_DIR: folder });
    expect(second.written()).toContain(`Administrador   ${email}\n`);
    expect(second.written()).not.toContain('contraseña');
    expect((await entrar(second.origin, email, password)).status).toBe(200);
    expect((await clientOf(second.origin).call(current, { as: body })).status).toBe(200);
    for (const told of [first.written(), second.written()]) {
      expect(told).not.toContain(await readFile(secret, 'utf8'));
    }
  },
  PATIENCE_MS,
);

test(
  'the administrator that the variables name is made once, and the password is never shown',
  async () => {
    const variables = { ...(await newVariables()), ...ADMIN, ADMIN_EMAIL: 'Duenia@Ejemplo.com' };
    const first = await spawnServer(variables);
    expect(first.written()).toContain('Administrador   duenia@ejemplo.com\n');
    expect((await entrar(first.origin, 'duenia@ejemplo.com', CONTRASENA)).body.rol).toBe('ADMIN');
    await first.stop();
    const other = { ADMIN_EMAIL: 'otra@ejemplo.com', ADMIN_PASSWORD: 'Otra-Clave1' };
    const second = await spawnServer({ ...variables, ...other });
    expect((await entrar(second.origin, 'otra@ejemplo.com', 'Otra-Clave1')).status).toBe(401);
    expect((await entrar(second.origin, 'duenia@ejemplo.com', CONTRASENA)).status).toBe(200);
    expect(second.written()).toContain('Administrador   duenia@ejemplo.com\n');
    expect(first.written() + second.written()).not.toMatch(/Secreta1|Otra-Clave1/);
  },
  PATIENCE_MS,
);

test(
  'e-mails that go out without an address of ours are no reason not to start, but told',
  async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'warn' };
    const server = await spawnServer({ ...(await newVariables()), ...ADMIN, ...mail });
    for (const variable of ['PUBLIC_URL', 'MAIL_FROM']) {
      expect(server.written()).toContain(`  Atención        ${variable} no está definida: los`);
      expect(server.written()).toMatch(new RegExp(`"level":40,.*"msg":"${variable} no está`));
    }
  },
  PATIENCE_MS,
);

test(
  'a second process is refused on the same folder, with what to do',
  async () => {
    const DATA_DIR = await newFolder();
    const first = await spawnServer({ DATA_DIR });
    expect(await runToItsEnd({ DATA_DIR })).toEqual({
      code: 1,
      written:
        `La carpeta de datos "${DATA_DIR}" ya está en uso por otro proceso de Remanso. ` +
        'Hay que detener ese proceso o indicar otra carpeta en DATA_DIR.\n',
    });
    expect((await clientOf(first.origin).call(salud)).status).toBe(200);
  },
  PATIENCE_MS,
);

test(
  'a second process is welcome on the same server',
  async () => {
    const variables = await newVariables();
    const first = await spawnServer({ ...variables, ...ADMIN });
    const { origin } = await spawnServer(variables);
    expect((await entrar(origin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).status).toBe(200);
    expect((await clientOf(first.origin).call(salud)).status).toBe(200);
  },
  PATIENCE_MS,
);

// read-env.test.ts covers every variable and every value. This test covers the process: the process
// prints one line that names the wrong variable, and ends.
test.each([
  ['DATABASE_URL', { DATABASE_URL: 'mysql://ana:Clave-Oculta@equipo/base' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@ejemplo.com', ADMIN_PASSWORD: 'clave-oculta' }],
])(
  'a wrong %s (%j) ends the start with one line that names it',
  async (name, variables) => {
    const folder = await newFolder();
    const { code, written } = await runToItsEnd({ DATA_DIR: folder, ...variables });
    expect(code).toBe(1);
    expect(written).toMatch(/^[^\n]+\n$/);
    expect(written).toContain(`${name} `);
    expect(written).not.toMatch(/clave-oculta/i);
  },
  PATIENCE_MS,
);

test(
  'what the machine does not grant is told in one line too',
  async () => {
    const folder = await newFolder();
    const file = join(folder, 'archivo');
    await writeFile(file, '');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };

    const noFolder = await runToItsEnd({ DATA_DIR: file });
    expect(noFolder).toEqual({
      code: 1,
      written: `DATA_DIR vale "${file}" y debe ser una carpeta en la que se pueda escribir (EEXIST).\n`,
    });
    const variables = await newVariables();
    const noPort = await runToItsEnd({ ...variables, PORT: String(port) });
    expect(noPort).toEqual({
      code: 1,
      written: `PORT vale ${port} y debe ser un puerto libre (EADDRINUSE).\n`,
    });
  },
  PATIENCE_MS,
);

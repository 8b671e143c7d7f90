import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { login, register } from '@remanso/contract/persona/auth.contract';
import { resetearContrasena } from '@remanso/contract/persona/password-reset.contract';
import { expect, onTestFinished, test } from 'vitest';
import { CONTRASENA } from '../support/builders.ts';
import { clientOf } from '../support/client.ts';
import { outcome } from '../support/refusals.ts';
import { copyTemplate } from '../support/database/test-database.ts';
import { ADMIN } from './book-under-load.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { runCommand, spawnServer } from './spawn-server.ts';

const PATIENCE_MS = 90_000;
const PUBLIC_URL = 'https://turnos.ejemplo.com';
const LINK = /^https:\/\/turnos\.ejemplo\.com\/reset-password\?token=([\w-]{43})$/m;
const NUEVA = 'Distinta2';

async function ownFolder() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'remanso-admin-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  return { DATA_DIR, ...ADMIN, PUBLIC_URL };
}

async function serverDatabase() {
  const { env, remove } = await copyTemplate();
  onTestFinished(remove);
  return { ...env, ...ADMIN, JWT_SECRET, PUBLIC_URL };
}

test.each([
  ['its own database', ownFolder],
  ['a database server', serverDatabase],
])(
  'beside a running centre on %s: one way in is made, one is given, one is raised',
  async (_kind, variablesOf) => {
    const variables = await variablesOf();
    const { origin } = await spawnServer(variables);
    const { call, make } = clientOf(origin);
    const admin = (...args: string[]) => runCommand('admin', variables, ...args);
    const enter = async (email: string, password: string) =>
      outcome(await call(login, { body: { email, password } }));

    const made = await admin('crear', ' Nueva@Ejemplo.com');
    expect([made.code, made.written]).toEqual([0, expect.stringMatching(LINK)]);
    const [, token = ''] = LINK.exec(made.written) ?? [];
    const choose = () => call(resetearContrasena, { body: { token, nuevaPassword: NUEVA } });
    expect((await choose()).status).toBe(200);
    expect(outcome(await choose())).toBe('400 ENLACE_INVALIDO');
    const nueva = await make(login, {
      body: { email: 'nueva@ejemplo.com', password: NUEVA },
    });
    expect(nueva.rol).toBe('ADMIN');

    const { ADMIN_EMAIL } = ADMIN;
    const given = await admin('contrasena', ADMIN_EMAIL);
    const [, other = ''] = LINK.exec(given.written) ?? [];
    const body = { token: other, nuevaPassword: NUEVA };
    expect((await call(resetearContrasena, { body })).status).toBe(200);
    expect(await enter(ADMIN_EMAIL, CONTRASENA)).toBe('401 CREDENCIALES_INCORRECTAS');

    const persona = { nombre: 'Eva', apellido: 'Sosa', telefono: '3815550142' };
    const eva = { ...persona, genero: 'FEMENINO', email: 'eva@ejemplo.com' } as const;
    await make(register, { body: { ...eva, password: CONTRASENA } });
    const raised = await admin('promover', eva.email);
    expect([raised.code, raised.written]).toEqual([
      0,
      'La cuenta eva@ejemplo.com administra desde ahora. Su contraseña es la de siempre; tiene que volver a entrar.\n',
    ]);
    const { rol } = await make(login, { body: { email: eva.email, password: CONTRASENA } });
    expect(rol).toBe('ADMIN');

    const { hechos } = await make(listarActividad, { as: nueva, query: { autor: 'sistema' } });
    expect(
      hechos
        .filter(({ accion }) => accion !== 'loginFallido')
        .map(({ accion, persona: quien }) => [accion, quien?.id]),
    ).toEqual([
      ['promoverAdministrador', expect.any(Number)],
      ['darEnlace', expect.any(Number)],
      ['crearAdministrador', nueva.user.id],
    ]);
    expect(JSON.stringify(hechos)).not.toContain(token);
    expect(await runCommand('verificar', variables)).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);

test(
  'on a stopped centre too, and never where there is none',
  async () => {
    const variables = await ownFolder();
    const contrasena = () => runCommand('admin', variables, 'contrasena', ADMIN.ADMIN_EMAIL);
    expect(await contrasena()).toEqual({
      code: 1,
      written: expect.stringMatching(/^En la carpeta de datos \S+ no hay ninguna base .*\n$/),
    });
    await (await spawnServer(variables)).stop();
    expect(await contrasena()).toEqual({ code: 0, written: expect.stringMatching(LINK) });
    // The command without PUBLIC_URL uses the site's address that the last start has saved.
    const { PUBLIC_URL: _, ...few } = variables;
    const told = await runCommand('admin', few, 'contrasena', ADMIN.ADMIN_EMAIL);
    expect(told).toEqual({ code: 0, written: expect.stringMatching(LINK) });
  },
  PATIENCE_MS,
);

test(
  'what cannot be done is one line, and the code 1',
  async () => {
    const variables = await serverDatabase();
    const usage = 'Se escribe: npm run admin -- crear|contrasena|promover EMAIL';
    await runCommand('admin', variables, 'crear', 'ana@ejemplo.com');
    const refused: [string[], string][] = [
      [
        ['contrasena', 'nadie@ejemplo.com'],
        'No hay ninguna cuenta con el email nadie@ejemplo.com.',
      ],
      [['promover', 'nadie@ejemplo.com'], 'No hay ninguna cuenta con el email nadie@ejemplo.com.'],
      [['crear', 'ANA@ejemplo.com'], 'Ya existe una cuenta con ese email'],
      [['crear', 'nadie'], '"nadie" no es un email.'],
      [['borrar', 'ana@ejemplo.com'], usage],
      [[], usage],
    ];
    for (const [args, written] of refused) {
      const told = await runCommand('admin', variables, ...args);
      expect(told).toEqual({ code: 1, written: `${written}\n` });
    }
  },
  PATIENCE_MS,
);

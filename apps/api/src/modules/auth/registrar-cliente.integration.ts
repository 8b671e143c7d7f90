import { register, login } from '@remanso/contract/persona/auth.contract';
import { expect, test } from 'vitest';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const REGISTRO = {
  nombre: 'Ana',
  apellido: 'Paz',
  email: 'ana@ejemplo.com',
  genero: 'FEMENINO' as const,
  telefono: '+54 381 555-014',
  password: 'Secreta1',
};

const registrarse = (changes: Partial<typeof REGISTRO> = {}) =>
  app.call(register, { body: { ...REGISTRO, ...changes } });

const entrar = (email: string, password: string) => app.call(login, { body: { email, password } });

test('creates an active client, whatever else the body asks for', async () => {
  const asked = { ...REGISTRO, rol: 'ADMIN', estado: 'INACTIVO', id: 77, isAdmin: true };
  const answer = await app.call(register, { body: asked });
  expect(outcome(answer)).toEqual([201, { message: 'Cuenta creada correctamente' }]);
  const { body } = await entrar('ana@ejemplo.com', 'Secreta1');
  expect(body.user).toEqual({
    id: 1,
    nombre: 'Ana',
    apellido: 'Paz',
    email: 'ana@ejemplo.com',
    genero: 'FEMENINO',
    telefono: '+54 381 555-014',
    rol: 'CLIENT',
    estado: 'ACTIVO',
    isAdmin: false,
    emailConfirmado: false,
    soloConCodigo: false,
  });
});

test('trims, composes and capitalises names, and lowers the e-mail', async () => {
  await registrarse({
    nombre: '  maría jose\u0301 ',
    apellido: 'de la VEGA ñandú',
    email: '  Ana.Paz@EJEMPLO.com ',
    telefono: ' 381 555 0142 ',
  });
  const { body } = await entrar('ANA.PAZ@ejemplo.COM', 'Secreta1');
  expect(body.user).toMatchObject({
    nombre: 'María José',
    apellido: 'De La VEGA Ñandú',
    email: 'ana.paz@ejemplo.com',
    telefono: '381 555 0142',
  });
});

test('refuses an e-mail that is in use, in whatever case', async () => {
  await registrarse();
  const again = await registrarse({ email: 'ANA@Ejemplo.com', nombre: 'Otra' });
  expect(outcome(again)).toBe('409 EMAIL_EN_USO');
});

test('lets one of several at once have the e-mail', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => registrarse()));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
});

test('keeps the spaces of a password, and only its argon2id hash', async () => {
  await registrarse({ password: ' Secreta1 ' });
  expect((await entrar('ana@ejemplo.com', 'Secreta1')).status).toBe(401);
  expect((await entrar('ana@ejemplo.com', ' Secreta1 ')).status).toBe(200);
  const stored = await app.database.db.selectFrom('usuarios').selectAll().execute();
  expect(stored[0]?.contrasena_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(stored) + app.logs.join('')).not.toContain('Secreta1');
});

test('accepts the longest and the strangest values that the rules allow', async () => {
  const answers = [
    await registrarse({ email: 'a@ejemplo.com', nombre: 'Ñu', apellido: 'é'.repeat(60) }),
    await registrarse({ email: 'b@ejemplo.com', password: `Aa1${'x'.repeat(125)}` }),
    await registrarse({ email: 'c@ejemplo.com', password: 'Ñandú1\u0000\ud83d' }),
    await registrarse({ email: `${'d'.repeat(242)}@ejemplo.com`, telefono: '(381) 555-0142' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('a flood waits in its own line: what is too much is refused, and nobody else stands behind it', async () => {
  const ana = await crearPersona(app);
  const { registerLine } = app.dependencies;
  const gate = Promise.withResolvers<void>();
  // Four registrations of the network 127.0.0.1 are being worked on, and a hundred wait in the line
  // of that network.
  const flood = Array.from({ length: 104 }, () => registerLine('127.0.0.1', () => gate.promise));
  const refused = await registrarse();
  expect(outcome(refused)).toBe('429 DEMASIADOS_INTENTOS');
  expect(told(refused)).toBe('Hay demasiados pedidos a la vez. Intenta de nuevo en unos segundos.');
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await entrar(ana.email, CONTRASENA)).status).toBe(200);
  const others = Array.from({ length: 500 }, (_, n) =>
    registerLine(`198.51.100.${n % 5}`, () => gate.promise).catch(() => 'refused'),
  );
  const newcomer = registerLine('203.0.113.8', async () => 'in');
  gate.resolve();
  expect(await newcomer).toBe('in');
  await Promise.all([...flood, ...others]);
  expect((await registrarse()).status).toBe(201);
});

test.each([
  ['nombre', [undefined, '   ', 'A', 'Ana2', 'Ana\u0000', '\u3164\u3164', 'An\ud800a']],
  ['apellido', ['\u061czaP', 'a'.repeat(61), ['Paz']]],
  ['email', [undefined, 'ana', 'ana@ejemplo\u0000.com', `${'a'.repeat(250)}@ej.com`]],
  ['genero', ['OTRO_NB']],
  ['telefono', [undefined, '123', '381-555-0142345678']],
  ['password', [undefined, 'Aa1', 'secreta1', `Aa1${'x'.repeat(126)}`]],
])('refuses a bad %s', async (campo, values) => {
  for (const value of values) {
    const body = { ...REGISTRO, [campo]: value };
    const answer = await app.send('POST', '/auth/register', { body });
    expect([value, outcome(answer)]).toEqual([value, `400 DATOS_INVALIDOS ${campo}`]);
  }
});

test('names every field that is wrong', async () => {
  expect(outcome(await app.send('POST', '/auth/register', { body: {} }))).toBe(
    `400 DATOS_INVALIDOS ${Object.keys(REGISTRO).join(', ')}`,
  );
});

test('a refused registration leaves nobody behind', async () => {
  const { email } = await crearPersona(app);
  await registrarse({ email });
  await registrarse({ password: 'corta' });
  const { total } = await app.database.db
    .selectFrom('usuarios')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(1);
});

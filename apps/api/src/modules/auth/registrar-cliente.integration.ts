import { expect, test } from 'vitest';
import { CONTRASENA, crearPersona } from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const REGISTRO = {
  nombre: 'Ana',
  apellido: 'Paz',
  email: 'ana@ejemplo.com',
  genero: 'FEMENINO',
  telefono: '+54 381 555-014',
  password: 'Secreta1',
};

const register = (changes: Record<string, unknown> = {}) =>
  app.call('POST /auth/register', { body: { ...REGISTRO, ...changes } });

const login = (email: string, password: string) =>
  app.call('POST /auth/login', { body: { email, password } });

test('creates an active client, whatever else the body asks for', async () => {
  const answer = await register({ rol: 'ADMIN', estado: 'INACTIVO', id: 77, isAdmin: true });
  expect(outcome(answer)).toEqual([201, { message: 'Cuenta creada correctamente' }]);
  const { body } = await login('ana@ejemplo.com', 'Secreta1');
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
  });
});

test('trims, composes and capitalises names, and lowers the e-mail', async () => {
  await register({
    nombre: '  maría jose\u0301 ',
    apellido: 'de la VEGA ñandú',
    email: '  Ana.Paz@EJEMPLO.com ',
    telefono: ' 381 555 0142 ',
  });
  const { body } = await login('ANA.PAZ@ejemplo.COM', 'Secreta1');
  expect(body.user).toMatchObject({
    nombre: 'María José',
    apellido: 'De La VEGA Ñandú',
    email: 'ana.paz@ejemplo.com',
    telefono: '381 555 0142',
  });
});

test('refuses an e-mail that is in use, in whatever case', async () => {
  await register();
  const again = await register({ email: 'ANA@Ejemplo.com', nombre: 'Otra' });
  expect(outcome(again)).toEqual(
    refusal(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email'),
  );
});

test('lets one of several at once have the e-mail', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => register()));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
});

test('keeps the spaces of a password, and only its argon2id hash', async () => {
  await register({ password: ' Secreta1 ' });
  expect((await login('ana@ejemplo.com', 'Secreta1')).status).toBe(401);
  expect((await login('ana@ejemplo.com', ' Secreta1 ')).status).toBe(200);
  const stored = await app.database.db.selectFrom('usuarios').selectAll().execute();
  expect(stored[0]?.contrasena_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(stored) + app.logs.join('')).not.toContain('Secreta1');
});

test('accepts the longest and the strangest values that the rules allow', async () => {
  const answers = [
    await register({ email: 'a@ejemplo.com', nombre: 'Ñu', apellido: 'é'.repeat(60) }),
    await register({ email: 'b@ejemplo.com', password: `Aa1${'x'.repeat(125)}` }),
    await register({ email: 'c@ejemplo.com', password: 'Ñandú1\u0000\ud83d' }),
    await register({ email: `${'d'.repeat(242)}@ejemplo.com`, telefono: '(381) 555-0142' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('a flood waits in its own line: what is too much is refused, and nobody’s login stands behind it', async () => {
  const ana = await crearPersona(app);
  const gate = Promise.withResolvers<void>();
  const flood = Array.from({ length: 202 }, () =>
    app.dependencies.registerLimiter(() => gate.promise),
  );
  const refused = await register();
  expect(outcome(refused)).toEqual(
    refusal(
      429,
      'DEMASIADOS_INTENTOS',
      'Hay demasiados pedidos a la vez. Intenta nuevamente en unos segundos.',
    ),
  );
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await login(ana.email, CONTRASENA)).status).toBe(200);
  gate.resolve();
  await Promise.all(flood);
  expect((await register()).status).toBe(201);
});

test.each([
  ['nombre', undefined, 'El nombre es obligatorio'],
  ['nombre', '   ', 'El nombre es obligatorio'],
  ['nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
  ['nombre', 'Ana2', 'El nombre solo puede contener letras'],
  ['nombre', 'Ana\u0000', 'El nombre tiene caracteres no permitidos'],
  ['nombre', '\u3164\u3164', 'El nombre solo puede contener letras'],
  ['apellido', '\u202ezaP', 'El apellido solo puede contener letras'],
  ['nombre', 'An\ud800a', 'El nombre tiene caracteres no permitidos'],
  ['apellido', 'a'.repeat(61), 'El apellido no puede tener más de 60 caracteres'],
  ['apellido', ['Paz'], 'El apellido es obligatorio'],
  ['email', undefined, 'El email es obligatorio'],
  ['email', 'ana', 'Email inválido'],
  ['email', 'ana@ejemplo\u0000.com', 'Email inválido'],
  ['email', `${'a'.repeat(250)}@ej.com`, 'El email no puede tener más de 254 caracteres'],
  ['genero', 'OTRO_NB', 'El género es obligatorio'],
  ['telefono', undefined, 'El teléfono es obligatorio'],
  ['telefono', '123', 'El formato del teléfono no es válido'],
  ['telefono', '381-555-01423456', 'El formato del teléfono no es válido'],
  ['password', undefined, 'La contraseña es obligatoria'],
  ['password', 'Aa1', 'La contraseña debe tener al menos 6 caracteres'],
  [
    'password',
    'secreta1',
    'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  ],
  ['password', `Aa1${'x'.repeat(126)}`, 'La contraseña no puede tener más de 128 caracteres'],
])('refuses the %s %j', async (campo, value, mensaje) => {
  const { status, body } = await register({ [campo]: value });
  expect([status, body.codigo, body.message, body.error]).toEqual([
    400,
    'DATOS_INVALIDOS',
    mensaje,
    mensaje,
  ]);
  expect(body.campos[0]).toEqual({ campo, mensaje });
});

test('names every field that is wrong, the first in the message', async () => {
  const { status, body } = await app.call('POST /auth/register', { body: {} });
  expect(status).toBe(400);
  expect(new Set(body.campos.map(({ campo }: { campo: string }) => campo))).toEqual(
    new Set(Object.keys(REGISTRO)),
  );
  expect(body.message).toBe(body.campos[0].mensaje);
});

test('a refused registration leaves nobody behind', async () => {
  const { email } = await crearPersona(app);
  await register({ email });
  await register({ password: 'corta' });
  const { total } = await app.database.db
    .selectFrom('usuarios')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(1);
});

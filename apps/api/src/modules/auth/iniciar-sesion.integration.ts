import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test, vi } from 'vitest';
import { CONTRASENA, crearPersona, desactivar } from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const login = (email: unknown, password: unknown) =>
  app.call('POST /auth/login', { body: { email, password } });

const WRONG = refusal(401, 'CREDENCIALES_INCORRECTAS', 'Email o contraseña incorrectos');

test('answers a token, the rol and the user, and the token is a session', async () => {
  const { id, email } = await crearPersona(app, { rol: 'ADMIN' });
  const { status, body } = await login(email, CONTRASENA);
  const user = {
    id,
    nombre: 'Ana',
    apellido: 'Paz',
    email,
    genero: 'FEMENINO',
    telefono: '381 555 0142',
    rol: 'ADMIN',
    estado: 'ACTIVO',
    isAdmin: true,
  };
  expect([status, body]).toEqual([200, { token: expect.any(String), rol: 'ADMIN', user }]);
  const current = await app.call('GET /auth/current', { token: body.token });
  expect(outcome(current)).toEqual([200, user]);
});

test('signs the token with HS256 for twelve hours, in the name of one user', async () => {
  const { id, email } = await crearPersona(app);
  const { body } = await login(email, CONTRASENA);
  expect(decodeProtectedHeader(body.token).alg).toBe('HS256');
  const { sub, rol, exp = 0, iat = 0 } = decodeJwt(body.token);
  expect({ sub, rol, life: exp - iat }).toEqual({ sub: `${id}`, rol: 'CLIENT', life: 43_200 });
});

test('a wrong password and an unknown e-mail are told alike', async () => {
  const { email } = await crearPersona(app);
  expect(outcome(await login(email, 'Secreta2'))).toEqual(WRONG);
  expect(outcome(await login('nadie@ejemplo.com', 'Secreta2'))).toEqual(WRONG);
});

test('an unknown e-mail costs a verification too, so that the time does not tell', async () => {
  const verify = vi.spyOn(app.dependencies.passwords, 'verify');
  await login('nadie@ejemplo.com', 'Secreta2');
  expect(verify.mock.calls).toEqual([[undefined, 'Secreta2']]);
});

test('an inactive account is told so, but only to who knows its password', async () => {
  const persona = await crearPersona(app);
  await desactivar(app, persona);
  expect(outcome(await login(persona.email, 'Secreta2'))).toEqual(WRONG);
  expect(outcome(await login(persona.email, CONTRASENA))).toEqual(
    refusal(403, 'CUENTA_DESACTIVADA', 'Tu cuenta está desactivada'),
  );
});

test('the e-mail is compared without case and without the spaces around it', async () => {
  const { email } = await crearPersona(app);
  expect((await login(` ${email.toUpperCase()} `, CONTRASENA)).status).toBe(200);
});

test.each([
  ['email', 'ana', 'Secreta1', 'El formato del email no es válido'],
  ['email', 7, 'Secreta1', 'El email es obligatorio'],
  ['password', 'ana@ejemplo.com', undefined, 'La contraseña es obligatoria'],
  ['password', 'ana@ejemplo.com', 'corta', 'La contraseña debe tener al menos 6 caracteres'],
])('refuses a bad %s: %j with %j', async (campo, email, password, mensaje) => {
  expect(outcome(await login(email, password))).toEqual(invalid(campo, mensaje));
});

test('no answer and no log line holds the password or its hash', async () => {
  const { email } = await crearPersona(app);
  const answers = [await login(email, CONTRASENA), await login(email, 'Secreta2')];
  const token: string = answers[0]?.body.token;
  answers.push(await app.call('GET /auth/current', { token }));
  const told = JSON.stringify(answers.map(({ body }) => body)) + app.logs.join('');
  expect(told).not.toMatch(/Secreta|argon2|contrasena/i);
  expect(app.logs.join('')).not.toContain(token);
});

import { login, current } from '@remanso/contract/persona/auth.contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test, vi } from 'vitest';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { crearPersona, desactivar } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const entrar = (email: string, password: string) => app.call(login, { body: { email, password } });

test('answers a token, the rol and the user, and the token is a session', async () => {
  const { id, email } = await crearPersona(app, { rol: 'ADMIN', nombre: 'ana' });
  const { status, body } = await entrar(email, CONTRASENA);
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
    emailConfirmado: false,
    soloConCodigo: false,
  };
  expect([status, body]).toEqual([200, { token: expect.any(String), rol: 'ADMIN', user }]);
  expect(outcome(await app.call(current, { as: body }))).toEqual([200, user]);
});

test('signs the token with HS256 for sixty days, in the name of one client', async () => {
  const { id, email } = await crearPersona(app);
  const { body } = await entrar(email, CONTRASENA);
  expect(decodeProtectedHeader(body.token).alg).toBe('HS256');
  const { sub, rol, exp = 0, iat = 0 } = decodeJwt(body.token);
  const life = 60 * 24 * 60 * 60;
  expect({ sub, rol, life: exp - iat }).toEqual({ sub: `${id}`, rol: 'CLIENT', life });
});

test('a wrong password and an unknown e-mail are told alike', async () => {
  const { email } = await crearPersona(app);
  expect(outcome(await entrar(email, 'Secreta2'))).toBe('401 CREDENCIALES_INCORRECTAS');
  expect(outcome(await entrar('nadie@ejemplo.com', 'Secreta2'))).toBe(
    '401 CREDENCIALES_INCORRECTAS',
  );
});

test('an unknown e-mail costs a verification too, so that the time does not tell', async () => {
  const verify = vi.spyOn(app.dependencies.passwords, 'verify');
  await entrar('nadie@ejemplo.com', 'Secreta2');
  expect(verify.mock.calls).toEqual([[undefined, 'Secreta2']]);
});

test('an inactive account is told so, but only to who knows its password', async () => {
  const persona = await crearPersona(app);
  await desactivar(app, persona);
  expect(outcome(await entrar(persona.email, 'Secreta2'))).toBe('401 CREDENCIALES_INCORRECTAS');
  expect(outcome(await entrar(persona.email, CONTRASENA))).toBe('403 CUENTA_DESACTIVADA');
});

test('the e-mail is compared without case and without the spaces around it', async () => {
  const { email } = await crearPersona(app);
  expect((await entrar(` ${email.toUpperCase()} `, CONTRASENA)).status).toBe(200);
});

test.each([
  ['email', 'ana', 'Secreta1'],
  ['email', 7, 'Secreta1'],
  ['password', 'ana@ejemplo.com', undefined],
  ['password', 'ana@ejemplo.com', 'corta'],
])('refuses a bad %s: %j with %j', async (campo, email, password) => {
  const answer = await app.send('POST', '/auth/login', { body: { email, password } });
  expect(outcome(answer)).toBe(`400 DATOS_INVALIDOS ${campo}`);
});

test('no answer and no log line holds the password or its hash', async () => {
  const { email } = await crearPersona(app);
  const { body } = await entrar(email, CONTRASENA);
  const answers = [
    { body },
    await entrar(email, 'Secreta2'),
    await app.call(current, { as: body }),
  ];
  const told = JSON.stringify(answers.map((answer) => answer.body)) + app.logs.join('');
  expect(told).not.toMatch(/Secreta|argon2|contrasena/i);
  expect(app.logs.join('')).not.toContain(body.token);
});

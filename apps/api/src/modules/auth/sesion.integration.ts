import { SignJWT, decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { crearPersona, desactivar } from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { JWT_SECRET } from '../../../test/support/jwt-secret.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const current = (token?: string) =>
  app.call('GET /auth/current', token === undefined ? {} : { token });

const VOID = refusal(401, 'SESION_NO_VALIDA', 'Sesión no válida');
const INVALID = refusal(401, 'SESION_NO_VALIDA', 'Token inválido');
const EXPIRED = refusal(401, 'SESION_NO_VALIDA', 'Token expirado');

test('without a token there is no session, and the answer says which kind is wanted', async () => {
  const answer = await current();
  expect(outcome(answer)).toEqual(refusal(401, 'SESION_NO_VALIDA', 'No hay token'));
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test.each([
  'Bearer',
  'Bearer x',
  'Bearer a.b',
  'Bearer a.b.',
  'Bearer a.b.c',
  'Basic YTpi',
  'null',
])('refuses the authorization %j', async (authorization) => {
  const answer = await app.call('GET /auth/current', { headers: { authorization } });
  expect(outcome(answer)).toEqual(INVALID);
});

test('a token that is rightly signed, whose sub is no id, is refused alone', async () => {
  const { token } = await crearPersona(app);
  const forged = await new SignJWT({ ...decodeJwt(token), sub: 'siete' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(JWT_SECRET));
  const answers = await Promise.all([current(forged), current(token), current(forged)]);
  expect(answers.map(outcome)).toEqual([INVALID, [200, expect.anything()], INVALID]);
});

test('a session lasts twelve hours to the second, also once it has been used', async () => {
  const { token } = await crearPersona(app);
  app.clock.set('2026-10-01T18:59:59');
  expect((await current(token)).status).toBe(200);
  app.clock.set('2026-10-01T19:00:00');
  expect(outcome(await current(token))).toEqual(EXPIRED);
});

test('logout ends every session of that user at once, and of nobody else', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  const other = await app.dependencies.tokens.sign({ id: ana.id, rol: 'CLIENT', version: 1 });
  const answer = await app.call('POST /auth/logout', { token: ana.token });
  expect(outcome(answer)).toEqual([204, '']);
  expect(outcome(await current(ana.token))).toEqual(VOID);
  expect(outcome(await current(other))).toEqual(VOID);
  expect((await current(luis.token)).status).toBe(200);
  expect((await app.call('POST /auth/logout', { token: ana.token })).status).toBe(401);
});

test('a token dies with the deactivation or the deletion of its account', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  await desactivar(app, ana);
  await app.database.db.deleteFrom('usuarios').where('id', '=', luis.id).execute();
  expect(outcome(await current(ana.token))).toEqual(VOID);
  expect(outcome(await current(luis.token))).toEqual(VOID);
});

test('the rol comes from the database at each request, not from the token', async () => {
  const ana = await crearPersona(app);
  const cambiarRol = (rol: 'ADMIN' | 'CLIENT') =>
    app.database.db.updateTable('usuarios').set({ rol }).where('id', '=', ana.id).execute();
  const esAdmin = () => app.call('GET /horarios-base/exists', { token: ana.token });

  expect(outcome(await esAdmin())).toEqual(
    refusal(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto'),
  );
  await cambiarRol('ADMIN');
  expect((await esAdmin()).status).toBe(200);
  expect((await current(ana.token)).body).toMatchObject({ rol: 'ADMIN', isAdmin: true });
  await cambiarRol('CLIENT');
  expect((await esAdmin()).status).toBe(403);
});

test('a token of an id that does not exist is void', async () => {
  const token = await app.dependencies.tokens.sign({ id: 999, rol: 'ADMIN', version: 1 });
  expect(outcome(await current(token))).toEqual(VOID);
});

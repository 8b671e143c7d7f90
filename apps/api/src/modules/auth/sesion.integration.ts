import { horariosBaseExists } from '@remanso/contract/plan/horarios-base.contract';
import { current, logout } from '@remanso/contract/persona/auth.contract';
import { SignJWT, decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { crearPersona, desactivar } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { JWT_SECRET } from '../../../test/support/secrets.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const quienSoy = (token?: string) =>
  app.call(current, { as: token === undefined ? undefined : { token } });
test('without a token there is no session, and the answer says which kind is wanted', async () => {
  const answer = await quienSoy();
  expect(outcome(answer)).toBe('401 SESION_NO_VALIDA');
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
  const answer = await app.call(current, { headers: { authorization } });
  expect(outcome(answer)).toBe('401 SESION_NO_VALIDA');
});

test('a token that is rightly signed, whose sub is no id, is refused alone', async () => {
  const { token } = await crearPersona(app);
  const forged = await new SignJWT({ ...decodeJwt(token), sub: 'siete' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(JWT_SECRET));
  const answers = await Promise.all([quienSoy(forged), quienSoy(token), quienSoy(forged)]);
  expect(answers.map(outcome)).toEqual([
    '401 SESION_NO_VALIDA',
    [200, expect.anything()],
    '401 SESION_NO_VALIDA',
  ]);
});

test.each([
  { rol: 'ADMIN', last: '2026-10-01T18:59:59', over: '2026-10-01T19:00:00' },
  { rol: 'CLIENT', last: '2026-11-30T06:59:59', over: '2026-11-30T07:00:00' },
] as const)('a session of $rol lasts until $over', async ({ rol, last, over }) => {
  const { token } = await crearPersona(app, { rol });
  app.clock.set(last);
  expect((await quienSoy(token)).status).toBe(200);
  app.clock.set(over);
  expect(outcome(await quienSoy(token))).toBe('401 SESION_NO_VALIDA');
});

test('a session in use goes on with a new token, and the old one stays good', async () => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  expect((await quienSoy(token)).headers.get('x-token-nuevo')).toBeNull();
  app.clock.set('2026-10-01T18:00:00');
  const nuevo = (await quienSoy(token)).headers.get('x-token-nuevo') ?? '';
  expect((await quienSoy(nuevo)).headers.get('x-token-nuevo')).toBeNull();
  expect((await quienSoy(token)).status).toBe(200);
  app.clock.set('2026-10-02T05:59:59');
  expect((await quienSoy(nuevo)).status).toBe(200);
});

test('what voids a token voids the one that renewed it', async () => {
  const ana = await crearPersona(app);
  app.clock.set('2026-10-20T07:00:00');
  const token = (await quienSoy(ana.token)).headers.get('x-token-nuevo') ?? '';
  await app.call(logout, { as: { token } });
  expect((await quienSoy(token)).status).toBe(401);
  expect((await quienSoy(ana.token)).status).toBe(401);
});

test('a client who became an administrator logs in again after twelve hours', async () => {
  const ana = await crearPersona(app);
  const rol = 'ADMIN';
  await app.database.db.updateTable('usuarios').set({ rol }).where('id', '=', ana.id).execute();
  app.clock.set('2026-10-01T18:59:59');
  expect((await quienSoy(ana.token)).status).toBe(200);
  app.clock.set('2026-10-01T19:00:00');
  expect(outcome(await quienSoy(ana.token))).toBe('401 SESION_NO_VALIDA');
});

test('logout ends every session of that user at once, and of nobody else', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  const other = await app.dependencies.tokens.sign({ id: ana.id, rol: 'CLIENT', version: 1 });
  const answer = await app.call(logout, { as: ana });
  expect(outcome(answer)).toEqual([204, '']);
  expect(outcome(await quienSoy(ana.token))).toBe('401 SESION_NO_VALIDA');
  expect(outcome(await quienSoy(other))).toBe('401 SESION_NO_VALIDA');
  expect((await quienSoy(luis.token)).status).toBe(200);
  expect((await app.call(logout, { as: ana })).status).toBe(401);
});

test('a token dies with the deactivation or the deletion of its account', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  await desactivar(app, ana);
  await app.database.db.deleteFrom('usuarios').where('id', '=', luis.id).execute();
  expect(outcome(await quienSoy(ana.token))).toBe('401 SESION_NO_VALIDA');
  expect(outcome(await quienSoy(luis.token))).toBe('401 SESION_NO_VALIDA');
});

test('the rol comes from the database at each request, not from the token', async () => {
  const ana = await crearPersona(app);
  const cambiarRol = (rol: 'ADMIN' | 'CLIENT') =>
    app.database.db.updateTable('usuarios').set({ rol }).where('id', '=', ana.id).execute();
  const esAdmin = () => app.call(horariosBaseExists, { as: ana });

  expect(outcome(await esAdmin())).toBe('403 SIN_PERMISO');
  await cambiarRol('ADMIN');
  expect((await esAdmin()).status).toBe(200);
  expect((await quienSoy(ana.token)).body).toMatchObject({ rol: 'ADMIN', isAdmin: true });
  await cambiarRol('CLIENT');
  expect((await esAdmin()).status).toBe(403);
});

test('a token of an id that does not exist is void', async () => {
  const token = await app.dependencies.tokens.sign({ id: 999, rol: 'ADMIN', version: 1 });
  expect(outcome(await quienSoy(token))).toBe('401 SESION_NO_VALIDA');
});

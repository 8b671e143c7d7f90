import { expect, test } from 'vitest';
import { CONTRASENA, abrirCentro, crearPersona } from '../../../test/support/builders.ts';
import { invalid, outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

test('whoever knows the password changes it: older sessions end, the answer carries a new one', async () => {
  await abrirCentro(app);
  const ana = await crearPersona(app);
  const onThePhone = await app.call('POST /auth/login', {
    body: { email: ana.email, password: CONTRASENA },
  });
  const change = (contrasenaActual: string) =>
    app.call('PUT /usuarios/contrasena', {
      token: ana.token,
      body: { contrasenaActual, nuevaContrasena: 'Distinta2' },
    });
  // A 401 would end the session of a person who mistypes.
  expect(outcome(await change('Errada1'))).toEqual(
    invalid('contrasenaActual', 'La contraseña actual no es correcta'),
  );
  expect((await app.call('GET /auth/current', onThePhone.body)).status).toBe(200);
  const { status, body } = await change(CONTRASENA);
  expect([status, body]).toEqual([
    200,
    { message: 'Contraseña actualizada correctamente', token: expect.any(String) },
  ]);
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  expect((await app.call('GET /auth/current', onThePhone.body)).status).toBe(401);
  expect((await app.call('GET /auth/current', { token: body.token })).status).toBe(200);
  const login = (password: string) =>
    app.call('POST /auth/login', { body: { email: ana.email, password } });
  expect((await login(CONTRASENA)).status).toBe(401);
  expect((await login('Distinta2')).status).toBe(200);
});

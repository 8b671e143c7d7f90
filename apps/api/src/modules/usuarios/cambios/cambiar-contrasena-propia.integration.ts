import { cambiarContrasena } from '@remanso/contract/persona/usuarios.contract';
import { login, current } from '@remanso/contract/persona/auth.contract';
import { expect, test } from 'vitest';
import { CONTRASENA } from '../../../../test/support/builders.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { world } from '../../../../test/support/world.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

test('whoever knows the password changes it: older sessions end, the answer carries a new one', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const onThePhone = await app.call(login, { body: { email: ana.email, password: CONTRASENA } });
  const change = (contrasenaActual: string) =>
    app.call(cambiarContrasena, {
      as: ana,
      body: { contrasenaActual, nuevaContrasena: 'Distinta2' },
    });
  // The answer is 400, because a 401 would log a person out for a mistyped password.
  expect(outcome(await change('Errada1'))).toBe('400 DATOS_INVALIDOS contrasenaActual');
  expect((await app.call(current, { as: onThePhone.body })).status).toBe(200);
  const { status, body } = await change(CONTRASENA);
  expect([status, body]).toEqual([
    200,
    { message: 'Contraseña actualizada correctamente', token: expect.any(String) },
  ]);
  expect((await app.call(current, { as: ana })).status).toBe(401);
  expect((await app.call(current, { as: onThePhone.body })).status).toBe(401);
  expect((await app.call(current, { as: body })).status).toBe(200);
  const entrar = (password: string) => app.call(login, { body: { email: ana.email, password } });
  expect((await entrar(CONTRASENA)).status).toBe(401);
  expect((await entrar('Distinta2')).status).toBe(200);
});

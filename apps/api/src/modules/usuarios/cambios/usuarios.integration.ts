import { login } from '@remanso/contract/persona/auth.contract';
import {
  crearUsuario,
  listarUsuarios,
  listarUsuariosPorRol,
  obtenerUsuarioPorEmail,
} from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { crearPersona, desactivar } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();
const NUEVO = {
  nombre: 'eva maría',
  apellido: 'sosa',
  email: ' Eva@Ejemplo.com ',
  genero: 'FEMENINO' as const,
  telefono: '381 555 0144',
  password: 'Secreta1',
};

test('an administrator sees everybody, by name, with their numbers', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  for (const [nombre, email] of [
    ['Zulma', 'zulma@ejemplo.com'],
    ['Ángel', 'angel@ejemplo.com'],
    ['beto', 'beto@ejemplo.com'],
  ] as const) {
    await app.call(crearUsuario, { as: admin, body: { ...NUEVO, nombre, email } });
  }
  const { body } = await app.call(listarUsuarios, { as: admin });
  expect(body.usuarios.map(({ nombre }) => nombre)).toEqual(['Ángel', 'Berta', 'Beto', 'Zulma']);
  expect(body.estadisticas).toEqual({ total: 4, activos: 4, clientes: 3, administradores: 1 });
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2|version/);
  const clientes = await app.call(listarUsuariosPorRol, { as: admin, params: { rol: 'CLIENT' } });
  expect(clientes.body).toHaveLength(3);
  expect(
    (await app.call(listarUsuariosPorRol, { as: admin, params: { rol: 'admin' } })).body,
  ).toHaveLength(1);
});

test('the numbers tell the inactive from the active', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await crearPersona(app);
  await desactivar(app, await crearPersona(app));
  await desactivar(app, await crearPersona(app, { rol: 'ADMIN' }));
  const { body } = await app.call(listarUsuarios, { as: admin });
  expect(body.estadisticas).toEqual({ total: 4, activos: 2, clientes: 2, administradores: 2 });
});

test('an e-mail is found in any case, and whatever signs it holds', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const email = "eva+o'turno_1@ejemplo.com";
  const eva = await app.call(crearUsuario, { as: admin, body: { ...NUEVO, email } });
  expect(outcome(eva)).toEqual([201, expect.objectContaining({ email, rol: 'CLIENT' })]);
  const found = await app.call(obtenerUsuarioPorEmail, { as: admin, params: { email } });
  expect(outcome(found)).toEqual([200, eva.body]);
  const { status, body } = await app.call(obtenerUsuarioPorEmail, {
    as: admin,
    params: { email: ana.email.toUpperCase() },
  });
  expect([status, body.id]).toEqual([200, ana.id]);
  expect(
    outcome(
      await app.call(obtenerUsuarioPorEmail, { as: admin, params: { email: 'nadie@ejemplo.com' } }),
    ),
  ).toBe('404 USUARIO_INEXISTENTE');
});

test('an administrator makes accounts with any rol, who can log in at once', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const { status, body } = await app.call(crearUsuario, {
    as: admin,
    body: { ...NUEVO, rol: 'ADMIN' },
  });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      nombre: 'Eva María',
      apellido: 'Sosa',
      email: 'eva@ejemplo.com',
      genero: 'FEMENINO',
      telefono: '381 555 0144',
      rol: 'ADMIN',
      estado: 'ACTIVO',
      isAdmin: true,
    },
  ]);
  const credentials = { email: 'eva@ejemplo.com', password: 'Secreta1' };
  expect((await app.call(login, { body: credentials })).body.rol).toBe('ADMIN');
  const again = await app.call(crearUsuario, {
    as: admin,
    body: { ...NUEVO, email: 'EVA@ejemplo.com' },
  });
  expect(outcome(again)).toBe('409 EMAIL_EN_USO');
});

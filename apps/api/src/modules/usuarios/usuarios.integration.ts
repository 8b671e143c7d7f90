import { expect, test } from 'vitest';
import { crearPersona, desactivar } from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const INEXISTENTE = refusal(404, 'USUARIO_INEXISTENTE', 'No existe ese usuario');
const NUEVO = {
  nombre: 'eva maría',
  apellido: 'sosa',
  email: ' Eva@Ejemplo.com ',
  genero: 'FEMENINO',
  telefono: '381 555 0144',
  password: 'Secreta1',
};

test('an administrator sees everybody, by name, with their numbers', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const { token } = admin;
  for (const [nombre, email] of [
    ['Zulma', 'zulma@ejemplo.com'],
    ['Ángel', 'angel@ejemplo.com'],
    ['beto', 'beto@ejemplo.com'],
  ]) {
    await app.call('POST /usuarios', { token, body: { ...NUEVO, nombre, email } });
  }
  const { body } = await app.call('GET /usuarios/todos', admin);
  expect(body.usuarios.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Ana',
    'Ángel',
    'Beto',
    'Zulma',
  ]);
  expect(body.estadisticas).toEqual({ total: 4, activos: 4, clientes: 3, administradores: 1 });
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2|version/);
  const clientes = await app.call('GET /usuarios/rol/CLIENT', admin);
  expect(clientes.body).toHaveLength(3);
  expect((await app.call('GET /usuarios/rol/admin', admin)).body).toHaveLength(1);
});

test('the numbers tell the inactive from the active', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await crearPersona(app);
  await desactivar(app, await crearPersona(app));
  await desactivar(app, await crearPersona(app, { rol: 'ADMIN' }));
  const { body } = await app.call('GET /usuarios/todos', admin);
  expect(body.estadisticas).toEqual({ total: 4, activos: 2, clientes: 2, administradores: 2 });
});

test('an e-mail is found in any case, and whatever signs it holds', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const email = "eva+o'turno_1@ejemplo.com";
  const eva = await app.call('POST /usuarios', {
    token: admin.token,
    body: { ...NUEVO, email },
  });
  expect(outcome(eva)).toEqual([201, expect.objectContaining({ email, rol: 'CLIENT' })]);
  const found = await app.call(`GET /usuarios/email/${encodeURIComponent(email)}`, admin);
  expect(outcome(found)).toEqual([200, eva.body]);
  const { status, body } = await app.call(`GET /usuarios/email/${ana.email.toUpperCase()}`, admin);
  expect([status, body.id]).toEqual([200, ana.id]);
  expect(outcome(await app.call('GET /usuarios/email/nadie@ejemplo.com', admin))).toEqual(
    INEXISTENTE,
  );
});

test('an administrator makes accounts with any rol, who can log in at once', async () => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  const { status, body } = await app.call('POST /usuarios', {
    token,
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
  expect((await app.call('POST /auth/login', { body: credentials })).body.rol).toBe('ADMIN');
  const again = await app.call('POST /usuarios', {
    token,
    body: { ...NUEVO, email: 'EVA@ejemplo.com' },
  });
  expect(outcome(again)).toEqual(
    refusal(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email'),
  );
});

import { expect, test } from 'vitest';
import {
  CONTRASENA,
  abrirCentro,
  centroConFranja,
  crearPersona,
  reservar,
} from '../../testing/builders.ts';
import { invalid, outcome, refusal } from '../../testing/refusals.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const INEXISTENTE = refusal(404, 'USUARIO_INEXISTENTE', 'No existe ese usuario');
const ULTIMO = refusal(
  409,
  'ULTIMO_ADMINISTRADOR',
  'Es el último administrador activo: primero debe haber otro',
);
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

test('an e-mail is found in any case', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
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

test('people see and change themselves, and nobody else', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  expect((await app.call(`GET /usuarios/${ana.id}`, ana)).body.email).toBe(ana.email);
  expect(outcome(await app.call(`GET /usuarios/${luis.id}`, ana))).toEqual(INEXISTENTE);
  const change = (id: number, body: object) =>
    app.call(`PUT /usuarios/${id}`, { token: ana.token, body });
  expect(outcome(await change(luis.id, { nombre: 'Otra' }))).toEqual(INEXISTENTE);

  const { status, body } = await change(ana.id, { nombre: 'anahí', telefono: '381 555 9999' });
  expect([status, body.nombre, body.telefono, body.apellido]).toEqual([
    200,
    'Anahí',
    '381 555 9999',
    'Paz',
  ]);
  const greedy = { rol: 'ADMIN', estado: 'INACTIVO', id: 99, isAdmin: true, versionSesion: 9 };
  expect((await change(ana.id, greedy)).body).toEqual(body);
  expect(outcome(await change(ana.id, { email: luis.email.toUpperCase() }))).toEqual(
    refusal(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email'),
  );
  expect((await change(ana.id, { email: 'Anahi@Ejemplo.com' })).body.email).toBe(
    'anahi@ejemplo.com',
  );
  const credentials = { email: 'anahi@ejemplo.com', password: CONTRASENA };
  expect((await app.call('POST /auth/login', { body: credentials })).status).toBe(200);
});

test('a new rol counts from the next call on, with the same session', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const rol = (value: string) =>
    app.call(`PATCH /usuarios/${ana.id}/rol`, { token: admin.token, body: { rol: value } });
  expect((await app.call('GET /usuarios/todos', ana)).status).toBe(403);
  expect((await rol('ADMIN')).body).toMatchObject({
    message: 'Rol actualizado correctamente',
    usuario: { id: ana.id, rol: 'ADMIN', isAdmin: true },
  });
  expect((await app.call('GET /usuarios/todos', ana)).status).toBe(200);
  await rol('CLIENT');
  expect((await app.call('GET /usuarios/todos', ana)).status).toBe(403);
});

test('a deactivated account is out at once, keeps its bookings, and comes back with a new session', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId, 1);
  const estado = (value: string) =>
    app.call(`PATCH /usuarios/${ana.id}/estado`, { token: admin.token, body: { estado: value } });
  expect((await estado('INACTIVO')).body).toMatchObject({
    usuario: { estado: 'INACTIVO' },
    reservasPendientes: 1,
  });
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  const credentials = { email: ana.email, password: CONTRASENA };
  expect(outcome(await app.call('POST /auth/login', { body: credentials }))).toEqual(
    refusal(403, 'CUENTA_DESACTIVADA', 'Tu cuenta está desactivada'),
  );
  expect((await app.call(`GET /reservas/${id}`, admin)).body.estado).toBe('CONFIRMADA');
  await estado('ACTIVO');
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  const { token } = (await app.call('POST /auth/login', { body: credentials })).body;
  expect((await app.call('GET /auth/current', { token })).status).toBe(200);
});

test('the last active administrator stays one', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const { token } = admin;
  const change = (what: string, body: object) =>
    app.call(`PATCH /usuarios/${admin.id}/${what}`, { token, body });
  expect(outcome(await change('rol', { rol: 'CLIENT' }))).toEqual(ULTIMO);
  expect(outcome(await change('estado', { estado: 'INACTIVO' }))).toEqual(ULTIMO);
  expect(outcome(await app.call(`DELETE /usuarios/${admin.id}`, { token }))).toEqual(ULTIMO);

  const other = await crearPersona(app, { rol: 'ADMIN' });
  expect(
    (await app.call(`PATCH /usuarios/${other.id}/estado`, { token, body: { estado: 'INACTIVO' } }))
      .status,
  ).toBe(200);
  expect(outcome(await change('rol', { rol: 'CLIENT' }))).toEqual(ULTIMO);
  await app.call(`PATCH /usuarios/${other.id}/estado`, { token, body: { estado: 'ACTIVO' } });
  expect((await change('rol', { rol: 'CLIENT' })).status).toBe(200);
});

test('whoever knows the password changes it: older sessions end, the answer carries a new one', async () => {
  await abrirCentro(app);
  const ana = await crearPersona(app);
  const change = (contrasenaActual: string) =>
    app.call('PUT /usuarios/contrasena', {
      token: ana.token,
      body: { contrasenaActual, nuevaContrasena: 'Distinta2' },
    });
  // A 401 would end the session of whoever mistypes.
  expect(outcome(await change('Errada1'))).toEqual(
    invalid('contrasenaActual', 'La contraseña actual no es correcta'),
  );
  const { status, body } = await change(CONTRASENA);
  expect([status, body]).toEqual([
    200,
    { message: 'Contraseña actualizada correctamente', token: expect.any(String) },
  ]);
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  expect((await app.call('GET /auth/current', { token: body.token })).status).toBe(200);
  const login = (password: string) =>
    app.call('POST /auth/login', { body: { email: ana.email, password } });
  expect((await login(CONTRASENA)).status).toBe(401);
  expect((await login('Distinta2')).status).toBe(200);
});

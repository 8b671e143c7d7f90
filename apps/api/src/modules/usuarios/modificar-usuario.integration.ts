import { expect, test, vi } from 'vitest';
import {
  CONTRASENA,
  centroConFranja,
  crearPersona,
  reservar,
} from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const INEXISTENTE = refusal(404, 'USUARIO_INEXISTENTE', 'No existe ese usuario');
const ULTIMO = refusal(
  409,
  'ULTIMO_ADMINISTRADOR',
  'Es el último administrador activo: primero debe haber otro',
);

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
  const contrasenaActual = CONTRASENA;
  const taken = { email: luis.email.toUpperCase(), contrasenaActual };
  expect(outcome(await change(ana.id, taken))).toEqual(
    refusal(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email'),
  );
  const moved = await change(ana.id, { email: 'Anahi@Ejemplo.com', contrasenaActual });
  expect(moved.body.email).toBe('anahi@ejemplo.com');
  const credentials = { email: 'anahi@ejemplo.com', password: CONTRASENA };
  expect((await app.call('POST /auth/login', { body: credentials })).status).toBe(200);
});

test('the address that an account leaves is told where it went', async () => {
  const ana = await crearPersona(app);
  app.dependencies.cartero.start();
  const body = { email: 'nueva@ejemplo.com', contrasenaActual: CONTRASENA };
  expect((await app.call(`PUT /usuarios/${ana.id}`, { token: ana.token, body })).status).toBe(200);
  // Sending the same once more is no change, and sends no other e-mail.
  expect((await app.call(`PUT /usuarios/${ana.id}`, { token: ana.token, body })).status).toBe(200);
  await vi.waitFor(() => expect(app.mails).toHaveLength(1), { timeout: 10_000, interval: 50 });
  expect(app.mails[0]).toMatchObject({
    to: ana.email,
    subject: 'Cambió el email de tu cuenta de Remanso',
    text: expect.stringContaining('ahora es nueva@ejemplo.com'),
  });
});

test('an e-mail of one’s own may be written anew in another case; a change of nothing is none', async () => {
  const ana = await crearPersona(app);
  const before = (await app.call(`GET /usuarios/${ana.id}`, ana)).body;
  for (const body of [{ email: ` ${ana.email.toUpperCase()} ` }, {}]) {
    expect(outcome(await app.call(`PUT /usuarios/${ana.id}`, { token: ana.token, body }))).toEqual([
      200,
      before,
    ]);
  }
});

test('an administrator changes anybody, and is told of who is not there', async () => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const body = { apellido: 'de la vega', genero: 'OTROS' };
  expect(outcome(await app.call(`PUT /usuarios/${ana.id}`, { token, body }))).toEqual([
    200,
    expect.objectContaining({ id: ana.id, nombre: 'Ana', apellido: 'De La Vega', genero: 'OTROS' }),
  ]);
  const missing = [
    await app.call('GET /usuarios/999', { token }),
    await app.call('PUT /usuarios/999', { token, body }),
    await app.call('PATCH /usuarios/999/rol', { token, body: { rol: 'ADMIN' } }),
    await app.call('PATCH /usuarios/999/estado', { token, body: { estado: 'INACTIVO' } }),
    await app.call('DELETE /usuarios/999', { token }),
  ];
  expect(missing.map(outcome)).toEqual(missing.map(() => INEXISTENTE));
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

test('an estado that an account has already ends no session', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const body = { estado: 'ACTIVO' };
  for (const { id } of [ana, admin]) {
    const { status } = await app.call(`PATCH /usuarios/${id}/estado`, { token: admin.token, body });
    expect(status).toBe(200);
  }
  expect((await app.call('GET /auth/current', ana)).status).toBe(200);
  expect((await app.call('GET /auth/current', admin)).status).toBe(200);
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

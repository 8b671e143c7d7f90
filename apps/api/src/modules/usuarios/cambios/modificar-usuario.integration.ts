import type { EstadoDeUsuario } from '@remanso/contract/persona/usuarios.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { login, current } from '@remanso/contract/persona/auth.contract';
import {
  obtenerUsuario,
  actualizarUsuario,
  cambiarRol,
  cambiarEstadoDeUsuario,
  eliminarUsuario,
  listarUsuarios,
} from '@remanso/contract/persona/usuarios.contract';
import { expect, test, vi } from 'vitest';
import { CONTRASENA, reservar } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();
test('people see and change themselves, and nobody else', async () => {
  const ana = await crearPersona(app, { nombre: 'ana' });
  const luis = await crearPersona(app, { nombre: 'luis' });
  expect((await app.call(obtenerUsuario, { as: ana, params: { id: ana.id } })).body.email).toBe(
    ana.email,
  );
  expect(outcome(await app.call(obtenerUsuario, { as: ana, params: { id: luis.id } }))).toBe(
    '404 USUARIO_INEXISTENTE',
  );
  const change = (id: number, body: BodyOf<typeof actualizarUsuario>) =>
    app.call(actualizarUsuario, { as: ana, params: { id }, body });
  expect(outcome(await change(luis.id, { nombre: 'Otra' }))).toBe('404 USUARIO_INEXISTENTE');

  const { status, body } = await change(ana.id, { nombre: 'anahí', telefono: '381 555 9999' });
  expect([status, body.nombre, body.telefono, body.apellido]).toEqual([
    200,
    'Anahí',
    '381 555 9999',
    'Paz',
  ]);
  const greedy: object = { rol: 'ADMIN', estado: 'INACTIVO', id: 99, isAdmin: true, version: 9 };
  expect((await change(ana.id, greedy)).body).toEqual(body);
  const contrasenaActual = CONTRASENA;
  const taken = { email: luis.email.toUpperCase(), contrasenaActual };
  expect(outcome(await change(ana.id, taken))).toBe('409 EMAIL_EN_USO');
  const moved = await change(ana.id, { email: 'Anahi@Ejemplo.com', contrasenaActual });
  expect(moved.body.email).toBe('anahi@ejemplo.com');
  const credentials = { email: 'anahi@ejemplo.com', password: CONTRASENA };
  expect((await app.call(login, { body: credentials })).status).toBe(200);
});

test('the address that an account leaves is told where it went', async () => {
  const ana = await crearPersona(app);
  app.dependencies.mailWorker.start();
  const body = { email: 'nueva@ejemplo.com', contrasenaActual: CONTRASENA };
  expect(
    (await app.call(actualizarUsuario, { as: ana, params: { id: ana.id }, body })).status,
  ).toBe(200);
  // Sending the same change again changes nothing and sends no e-mail.
  expect(
    (await app.call(actualizarUsuario, { as: ana, params: { id: ana.id }, body })).status,
  ).toBe(200);
  // Two mails are sent: the news to the previous address, and a link to confirm the new address.
  await vi.waitFor(() => expect(app.mails).toHaveLength(2), { timeout: 10_000, interval: 50 });
  expect(app.mails.find(({ to }) => to === ana.email)).toMatchObject({
    subject: 'Cambió el email de tu cuenta de Remanso',
    text: expect.stringContaining('ahora es nueva@ejemplo.com'),
  });
});

test('an e-mail of one’s own may be written anew in another case; a change of nothing is none', async () => {
  const ana = await crearPersona(app);
  const before = (await app.call(obtenerUsuario, { as: ana, params: { id: ana.id } })).body;
  for (const body of [{ email: ` ${ana.email.toUpperCase()} ` }, {}]) {
    expect(
      outcome(await app.call(actualizarUsuario, { as: ana, params: { id: ana.id }, body })),
    ).toEqual([200, before]);
  }
});

test('an administrator changes anybody, and is told of who is not there', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app, { nombre: 'ana' });
  const body = { apellido: 'de la vega', genero: 'OTROS' } as const;
  expect(
    outcome(await app.call(actualizarUsuario, { as: admin, params: { id: ana.id }, body })),
  ).toEqual([
    200,
    expect.objectContaining({ id: ana.id, nombre: 'Ana', apellido: 'De La Vega', genero: 'OTROS' }),
  ]);
  const missing = [
    await app.call(obtenerUsuario, { as: admin, params: { id: 999 } }),
    await app.call(actualizarUsuario, { as: admin, params: { id: 999 }, body }),
    await app.call(cambiarRol, { as: admin, params: { id: 999 }, body: { rol: 'ADMIN' } }),
    await app.call(cambiarEstadoDeUsuario, {
      as: admin,
      params: { id: 999 },
      body: { estado: 'INACTIVO' },
    }),
    await app.call(eliminarUsuario, { as: admin, params: { id: 999 } }),
  ];
  expect(missing.map(outcome)).toEqual(missing.map(() => '404 USUARIO_INEXISTENTE'));
});

test('a new rol counts from the next call on, with a new session', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const body = { email: ana.email, password: CONTRASENA };
  const enter = async () => (await app.make(login, { body })).token;
  const rol = (value: Rol) =>
    app.call(cambiarRol, { as: admin, params: { id: ana.id }, body: { rol: value } });
  expect((await app.call(listarUsuarios, { as: ana })).status).toBe(403);
  expect((await rol('ADMIN')).body).toMatchObject({
    message: 'Rol actualizado correctamente',
    usuario: { id: ana.id, rol: 'ADMIN', isAdmin: true },
  });
  expect(outcome(await app.call(listarUsuarios, { as: ana }))).toBe('401 SESION_NO_VALIDA');
  expect((await app.call(listarUsuarios, { as: { token: await enter() } })).status).toBe(200);
  await rol('CLIENT');
  expect(outcome(await app.call(listarUsuarios, { as: ana }))).toBe('401 SESION_NO_VALIDA');
  expect((await app.call(listarUsuarios, { as: { token: await enter() } })).status).toBe(403);
});

test('a deactivated account is out at once, keeps its bookings, and comes back with a new session', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId, 1);
  const estado = (value: EstadoDeUsuario) =>
    app.call(cambiarEstadoDeUsuario, {
      as: admin,
      params: { id: ana.id },
      body: { estado: value },
    });
  expect((await estado('INACTIVO')).body).toMatchObject({
    usuario: { estado: 'INACTIVO' },
    reservasPendientes: 1,
  });
  expect((await app.call(current, { as: ana })).status).toBe(401);
  const credentials = { email: ana.email, password: CONTRASENA };
  expect(outcome(await app.call(login, { body: credentials }))).toBe('403 CUENTA_DESACTIVADA');
  expect((await app.call(obtenerReserva, { as: admin, params: { id } })).body.estado).toBe(
    'CONFIRMADA',
  );
  await estado('ACTIVO');
  expect((await app.call(current, { as: ana })).status).toBe(401);
  expect(
    (await app.call(current, { as: (await app.call(login, { body: credentials })).body })).status,
  ).toBe(200);
});

test('an estado that an account has already ends no session', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const body = { estado: 'ACTIVO' } as const;
  for (const { id } of [ana, admin]) {
    const { status } = await app.call(cambiarEstadoDeUsuario, { as: admin, params: { id }, body });
    expect(status).toBe(200);
  }
  expect((await app.call(current, { as: ana })).status).toBe(200);
  expect((await app.call(current, { as: admin })).status).toBe(200);
});

test('the last active administrator stays one', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const params = { id: admin.id };
  const demote = () => app.call(cambiarRol, { as: admin, params, body: { rol: 'CLIENT' } });
  const refused = [
    await demote(),
    await app.call(cambiarEstadoDeUsuario, { as: admin, params, body: { estado: 'INACTIVO' } }),
    await app.call(eliminarUsuario, { as: admin, params }),
  ];
  expect(refused.map(outcome)).toEqual(refused.map(() => '409 ULTIMO_ADMINISTRADOR'));

  const other = await crearPersona(app, { rol: 'ADMIN' });
  const set = (estado: EstadoDeUsuario) =>
    app.make(cambiarEstadoDeUsuario, { as: admin, params: { id: other.id }, body: { estado } });
  await set('INACTIVO');
  expect(outcome(await demote())).toBe('409 ULTIMO_ADMINISTRADOR');
  await set('ACTIVO');
  expect((await demote()).status).toBe(200);
});

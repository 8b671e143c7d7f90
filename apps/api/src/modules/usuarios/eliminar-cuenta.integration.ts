import { expect, test } from 'vitest';
import {
  CONTRASENA,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const eliminar = ({ token }: Persona, contrasena: unknown = CONTRASENA) =>
  app.call('POST /usuarios/eliminar-cuenta', { token, body: { contrasena } });

test('the person is gone at once, and what is past stays without their data', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId, 1);
  await moveTo(app, '2026-10-02T09:30:00', ana);
  expect(outcome(await eliminar(ana))).toEqual([200, { message: 'La cuenta fue eliminada' }]);

  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  const body = { email: ana.email, password: CONTRASENA };
  expect((await app.call('POST /auth/login', { body })).status).toBe(401);
  const duena = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
  const reserva = await app.call(`GET /reservas/${id}`, { token: duena });
  expect(reserva.body).toMatchObject({
    estado: 'COMPLETADA',
    precioTotal: 36_000,
    cliente: { id: null, nombre: 'Cliente eliminado', email: '', telefono: '' },
    participantes: [{ nombre: 'Cliente eliminado' }, { nombre: 'Cliente eliminado' }],
  });
  expect(JSON.stringify(await dumpTables(app))).not.toContain(ana.email);
});

test('the e-mail is free for another account afterwards', async () => {
  const ana = await crearPersona(app);
  await eliminar(ana);
  const body = {
    nombre: 'Ana',
    apellido: 'Paz',
    email: ana.email,
    genero: 'FEMENINO',
    telefono: '381 555 0142',
    password: 'Distinta2',
  };
  expect((await app.call('POST /auth/register', { body })).status).toBe(201);
});

test('not with bookings to come, nor for the last administrator, and nothing changes', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  const before = await dumpTables(app);
  expect(outcome(await eliminar(ana))).toEqual(
    refusal(409, 'CON_RESERVAS_ACTIVAS', 'No se puede eliminar un cliente con reservas activas'),
  );
  const ultimo = await eliminar(admin);
  expect([ultimo.status, ultimo.body.codigo]).toEqual([409, 'ULTIMO_ADMINISTRADOR']);
  expect(await dumpTables(app)).toEqual(before);
});

test('an administrator who is not the last one may leave', async () => {
  const { admin } = await centroConFranja(app);
  await crearPersona(app, { rol: 'ADMIN' });
  expect((await eliminar(admin)).status).toBe(200);
});

test.each([
  ['Errada1', 'La contraseña no es correcta'],
  ['corta', 'La contraseña no es correcta'],
  ['', 'La contraseña es obligatoria'],
  [7, 'La contraseña es obligatoria'],
  ['x'.repeat(129), 'La contraseña no puede tener más de 128 caracteres'],
])('with %j as the password: %s', async (contrasena, mensaje) => {
  const ana = await crearPersona(app);
  expect(outcome(await eliminar(ana, contrasena))).toEqual(invalid('contrasena', mensaje));
  // A wrong password does not end the session.
  expect((await app.call('GET /auth/current', ana)).status).toBe(200);
});

import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { current, login, register } from '@remanso/contract/persona/auth.contract';
import { eliminarCuenta } from '@remanso/contract/persona/cuenta.contract';
import { expect, test } from 'vitest';
import { CONTRASENA, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { dumpTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const eliminar = (as: Persona) =>
  app.call(eliminarCuenta, { as, body: { contrasena: CONTRASENA } });

test('the person is gone at once, and what is past stays without their data', async () => {
  const { admin, ana, reservaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
  });
  await moveTo(app, '2026-10-02T09:30:00', ana, admin);
  expect(outcome(await eliminar(ana))).toEqual([200, { message: 'Se eliminó la cuenta' }]);

  expect((await app.call(current, { as: ana })).status).toBe(401);
  const body = { email: ana.email, password: CONTRASENA };
  expect((await app.call(login, { body })).status).toBe(401);
  const reserva = await app.call(obtenerReserva, { as: admin, params: { id: reservaId } });
  expect(reserva.body).toMatchObject({
    estado: 'COMPLETADA',
    precioTotal: 36_000,
    cliente: { id: null, nombre: 'Cliente eliminado', email: '', telefono: '', nota: '' },
    participantes: [{ nombre: 'Cliente eliminado' }, { nombre: 'Cliente eliminado' }],
  });
  await sentMails(app);
  expect(JSON.stringify(await dumpTables(app))).not.toContain(ana.email);
});

test('the e-mail is free for another account afterwards', async () => {
  const ana = await crearPersona(app);
  await eliminar(ana);
  const body = {
    nombre: 'Ana',
    apellido: 'Paz',
    email: ana.email,
    genero: 'FEMENINO' as const,
    telefono: '381 555 0142',
    password: 'Distinta2',
  };
  expect((await app.call(register, { body })).status).toBe(201);
});

test('not with bookings to come, nor for the last administrator, and nothing changes', async () => {
  const { admin, ana } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  const before = await dumpTables(app);
  expect(outcome(await eliminar(ana))).toBe('409 CON_RESERVAS_ACTIVAS');
  const ultimo = await eliminar(admin);
  expect(outcome(ultimo)).toBe('409 ULTIMO_ADMINISTRADOR');
  expect(await dumpTables(app)).toEqual(before);
});

test('an administrator who is not the last one may leave', async () => {
  const { admin } = await world(app);
  await crearPersona(app, { rol: 'ADMIN' });
  expect((await eliminar(admin)).status).toBe(200);
});

test.each(['Errada1', 'corta', '', 7, 'x'.repeat(129)])(
  'not with %j as the password',
  async (contrasena) => {
    const ana = await crearPersona(app);
    const pedido = { as: ana, body: { contrasena } };
    expect(outcome(await app.send('POST', '/usuarios/eliminar-cuenta', pedido))).toBe(
      '400 DATOS_INVALIDOS contrasena',
    );
    // A wrong password does not end the session, as the next call shows.
    expect((await app.call(current, { as: ana })).status).toBe(200);
  },
);

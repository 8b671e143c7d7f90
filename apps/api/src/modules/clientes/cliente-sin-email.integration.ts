import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { login } from '@remanso/contract/persona/auth.contract';
import { calendarioDeReserva } from '@remanso/contract/reserva/calendarios.contract';
import {
  eliminarCliente,
  enviarBienvenida,
  listarClientes,
  resumenDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  listarReservasDeFranja,
  obtenerReserva,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  resetearContrasena,
  solicitarReset,
} from '@remanso/contract/persona/password-reset.contract';
import {
  actualizarUsuario,
  cambiarRol,
  crearUsuario,
  listarUsuarios,
} from '@remanso/contract/persona/usuarios.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { INVARIANTS } from '../../database/invariants.ts';
import type { Caller } from '../../../test/support/client.ts';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

/* Tests of a client without e-mail, of whom the desk knows a name and a telephone (rules §4.6). */

const app = useTestApp();

const EVA = {
  nombre: 'Eva',
  apellido: 'Sosa',
  genero: 'FEMENINO' as const,
  telefono: '381 555 0144',
};

const crearSinEmail = (as: Caller, more = {}) =>
  app.make(crearUsuario, { as, body: { ...EVA, ...more } });

test('has no e-mail anywhere, and is found by name and telephone', async () => {
  const { admin } = await world(app);
  const eva = await crearSinEmail(admin);
  expect(eva).toMatchObject({ email: null, rol: 'CLIENT', estado: 'ACTIVO' });
  for (const prefijo of ['sos', 'ev so', '5550144']) {
    const { clientes } = await app.make(listarClientes, { as: admin, query: { prefijo } });
    expect(clientes).toMatchObject([{ id: eva.id, email: null }]);
  }
  const query = { prefijo: 'eva' };
  const { usuarios } = await app.make(listarUsuarios, { as: admin, query });
  expect(usuarios).toMatchObject([{ id: eva.id, email: null }]);
  const { cliente } = await app.make(resumenDeCliente, { as: admin, params: { id: eva.id } });
  expect(cliente.email).toBeNull();
});

test('two of them may share a telephone, and a password without an e-mail is of no use', async () => {
  const { admin } = await world(app);
  const first = await crearSinEmail(admin);
  const second = await crearSinEmail(admin, { nombre: 'Luz', password: CONTRASENA });
  expect(second.id).not.toBe(first.id);
  const filas = await app.database.db
    .selectFrom('usuarios')
    .select('contrasena_hash')
    .where('email', 'is', null)
    .execute();
  expect(filas).toEqual([{ contrasena_hash: null }, { contrasena_hash: null }]);
  const broken = sql.raw(INVARIANTS['e-mails are unique without case'] ?? '');
  expect((await broken.execute(app.database.db)).rows).toEqual([]);
});

test('is booked for like anybody, and is told nothing', async () => {
  const { admin, franjaId } = await world(app);
  const { id: clienteId } = await crearSinEmail(admin);
  const reserva = await app.make(crearReserva, { as: admin, body: { franjaId, clienteId } });
  expect(reserva).toMatchObject({ cliente: { id: clienteId, email: null } });
  const params = { id: reserva.id };
  const calendario = async () => (await app.call(calendarioDeReserva, { as: admin, params })).body;
  expect(await calendario()).toMatch(/METHOD:PUBLISH.*BEGIN:VEVENT.*STATUS:CONFIRMED/s);
  app.clock.set('2026-10-01T08:00:00');
  await app.make(cancelarReserva, { as: admin, params });
  expect(await calendario()).toMatch(/METHOD:PUBLISH.*BEGIN:VEVENT.*STATUS:CANCELLED/s);
  expect(await calendario()).not.toContain('ATTENDEE');
  expect(await sentMails(app)).toEqual([]);
  const enFranja = { as: admin, params: { id: franjaId } };
  expect(await app.make(listarReservasDeFranja, enFranja)).toMatchObject([
    { cliente: { email: null } },
  ]);
});

test('an erased one is shown as any erased person, with an empty e-mail', async () => {
  const { admin, franjaId } = await world(app);
  const { id: clienteId } = await crearSinEmail(admin);
  const { id } = await app.make(crearReserva, { as: admin, body: { franjaId, clienteId } });
  await app.make(eliminarCliente, {
    as: admin,
    params: { id: clienteId },
    query: { cancelarReservas: true },
  });
  expect(await app.make(obtenerReserva, { as: admin, params: { id } })).toMatchObject({
    cliente: {
      id: null,
      nombre: 'Cliente eliminado',
      apellido: '',
      email: '',
      telefono: '',
      nota: '',
    },
  });
  expect(await sentMails(app)).toEqual([]);
});

test('an e-mail that is added later invites, and a change without one keeps it', async () => {
  const { admin } = await world(app);
  const { id } = await crearSinEmail(admin);
  const cambiar = (body: object) =>
    app.make(actualizarUsuario, { as: admin, params: { id }, body });
  expect(await cambiar({ telefono: '381 555 0199' })).toMatchObject({ email: null });
  expect(await sentMails(app)).toEqual([]);
  expect(await cambiar({ email: 'Eva@Ejemplo.com' })).toMatchObject({ email: 'eva@ejemplo.com' });
  expect(await cambiar({ nombre: 'Evita' })).toMatchObject({ email: 'eva@ejemplo.com' });
  const [carta, ...others] = await sentMails(app);
  expect([carta?.to, carta?.headers?.['X-Aviso'], others]).toEqual([
    'eva@ejemplo.com',
    'bienvenida',
    [],
  ]);
  const token = /reset-password\?token=([\w-]{43})/.exec(carta?.text ?? '')?.[1] ?? '';
  const credentials = { email: 'eva@ejemplo.com', password: CONTRASENA };
  expect(outcome(await app.call(login, { body: credentials }))).toBe(
    '401 CREDENCIALES_INCORRECTAS',
  );
  await app.make(resetearContrasena, { body: { token, nuevaPassword: CONTRASENA } });
  expect((await app.call(login, { body: credentials })).status).toBe(200);
});

test('an e-mail that is added and forgotten is a way in like any other', async () => {
  const { admin } = await world(app);
  const { id } = await crearSinEmail(admin);
  const email = 'eva@ejemplo.com';
  await app.make(actualizarUsuario, { as: admin, params: { id }, body: { email } });
  await app.make(solicitarReset, { body: { email } });
  // Letters with a link do not wait for other letters, so the 'bienvenida' and the 'cuenta' may be
  // sent in either order.
  const cartas = await sentMails(app);
  expect(cartas.map(({ to, headers }) => `${headers?.['X-Aviso']} ${to}`).toSorted()).toEqual([
    `bienvenida ${email}`,
    `cuenta ${email}`,
  ]);
});

test('is not invited without an e-mail, and comes to no desk', async () => {
  const { admin } = await world(app);
  const { id } = await crearSinEmail(admin);
  const params = { id };
  expect(outcome(await app.call(enviarBienvenida, { as: admin, params }))).toBe('409 SIN_EMAIL');
  for (const rol of ['ADMIN', 'RECEPCION'] as const) {
    expect(outcome(await app.call(cambiarRol, { as: admin, params, body: { rol } }))).toBe(
      '409 SIN_EMAIL',
    );
  }
  expect((await app.call(cambiarRol, { as: admin, params, body: { rol: 'CLIENT' } })).status).toBe(
    200,
  );
});

test('its making is in the trail, without an e-mail', async () => {
  const { admin } = await world(app);
  const { id } = await crearSinEmail(admin);
  const query = { page: 0, size: 5, accion: 'crearUsuario' };
  const { hechos } = await app.make(listarActividad, { as: admin, query });
  expect(hechos).toMatchObject([{ entidadId: id, despues: { nombre: 'Eva', email: null } }]);
});

import { listarAsientosDeReserva } from '@remanso/contract/reserva/asientos.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { current, login } from '@remanso/contract/persona/auth.contract';
import { enviarBienvenida } from '@remanso/contract/persona/clientes.contract';
import { crearCalendario } from '@remanso/contract/reserva/calendarios.contract';
import { obtenerConfig } from '@remanso/contract/centro/config.contract';
import {
  bloquearFranja,
  crearFranja,
  eliminarFranja,
  franjasPorFecha,
} from '@remanso/contract/franja/franjas.contract';
import { solicitarReset, validarReset } from '@remanso/contract/persona/password-reset.contract';
import {
  cancelarReserva,
  crearReserva,
  deshacerReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarUsuario,
  cambiarRol,
  crearUsuario,
  obtenerUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { CONTRASENA, VIERNES } from './support/builders.ts';
import type { BodyOf } from './support/client.ts';
import { openStream } from './support/open-stream.ts';
import { crearPersona, moveTo } from './support/personas.ts';
import { outcome } from './support/refusals.ts';
import { sentMails } from './support/sent-mails.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

/*
 * Tests what a session of the rol RECEPCION sees and does (rules §4.4). The authorization matrix
 * tests which calls that rol is permitted.
 */

const app = useTestApp();

const recepcionDe = () => crearPersona(app, { rol: 'RECEPCION', nombre: 'rita' });

const nuevo = (rol?: Rol) => ({
  nombre: 'Eva',
  apellido: 'Sosa',
  email: 'eva@ejemplo.com',
  genero: 'FEMENINO' as const,
  telefono: '381 555 0144',
  password: CONTRASENA,
  ...(rol && { rol }),
});

test('logs in as the reception, who is no administrator, for as long as one', async () => {
  const { email } = await recepcionDe();
  const { token, rol, user } = await app.make(login, { body: { email, password: CONTRASENA } });
  expect([rol, user.rol, user.isAdmin]).toEqual(['RECEPCION', 'RECEPCION', false]);
  const { exp = 0, iat = 0 } = decodeJwt(token);
  expect(exp - iat).toBe(12 * 60 * 60);
});

test('books for a client, also in a franja under way, and without a client’s limits', async () => {
  const { ana, franja } = await world(app, {
    clientes: ['ana'],
    config: { maxReservasActivas: 1 },
    reservas: [{ de: 'ana', hora: '09:00' }],
  });
  const recepcion = await recepcionDe();
  await moveTo(app, `${VIERNES}T08:20:00`, recepcion);
  const body = { franjaId: franja('08:00'), clienteId: ana.id };
  const { status, body: reserva } = await app.call(crearReserva, { as: recepcion, body });
  expect(status).toBe(201);
  expect(reserva).toMatchObject({
    estado: 'CONFIRMADA',
    cliente: { id: ana.id, email: ana.email },
  });
});

test('sees the desk’s view of the day, of a booking and of its people', async () => {
  const { ana, reservaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
  });
  const as = await recepcionDe();
  const query = { incluirDetalles: true };
  const [primera] = await app.make(franjasPorFecha, { as, params: { fecha: VIERNES }, query });
  expect(primera?.reservas).toMatchObject([{ id: reservaId, cliente: { email: ana.email } }]);
  const params = { id: reservaId };
  expect(await app.make(obtenerReserva, { as, params })).toMatchObject({ precioTotal: 36_000 });
  expect(await app.make(listarAsientosDeReserva, { as, params })).toHaveLength(2);
});

test('cancels what is somebody’s after the limit, and undoes it', async () => {
  const { reservaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  const as = await recepcionDe();
  await moveTo(app, `${VIERNES}T07:30:00`, as);
  const params = { id: reservaId };
  expect(await app.make(cancelarReserva, { as, params })).toMatchObject({ estado: 'CANCELADA' });
  expect(await app.make(deshacerReserva, { as, params })).toMatchObject({ estado: 'CONFIRMADA' });
  expect(outcome(await app.call(eliminarReserva, { as, params }))).toBe('403 SIN_PERMISO');
});

test('blocks a franja, and neither makes nor deletes one', async () => {
  const { franjaId: id } = await world(app);
  const as = await recepcionDe();
  const { franja } = await app.make(bloquearFranja, { as, params: { id }, body: {} });
  expect(franja.estado).toBe('BLOQUEADA');
  const body = { inicio: `${VIERNES}T21:00:00`, fin: `${VIERNES}T21:50:00` };
  expect(outcome(await app.call(crearFranja, { as, body }))).toBe('403 SIN_PERMISO');
  expect(outcome(await app.call(eliminarFranja, { as, params: { id } }))).toBe('403 SIN_PERMISO');
  expect((await app.call(obtenerConfig, { as })).status).toBe(200);
});

test('makes the account of a client, and of nobody else', async () => {
  const as = await recepcionDe();
  for (const rol of ['ADMIN', 'RECEPCION'] as const) {
    expect(outcome(await app.call(crearUsuario, { as, body: nuevo(rol) }))).toBe('403 SIN_PERMISO');
  }
  expect(await app.make(crearUsuario, { as, body: nuevo() })).toMatchObject({ rol: 'CLIENT' });
  // The server ignores the password that the desk sends: the new client chooses a password by a
  // link.
  const { email } = nuevo();
  expect((await app.call(login, { body: { email, password: CONTRASENA } })).status).toBe(401);
  const [mail] = await sentMails(app);
  expect([mail?.to, mail?.headers?.['X-Aviso']]).toEqual([email, 'bienvenida']);
});

test('corrects a client, and adds the e-mail that they have not given', async () => {
  const as = await recepcionDe();
  const { ana } = await world(app, { clientes: ['ana'] });
  const { email: _email, password: _password, ...sinEmail } = nuevo();
  const { id } = await app.make(crearUsuario, { as, body: sinEmail });
  const corregir = (de: number, body: BodyOf<typeof actualizarUsuario>) =>
    app.call(actualizarUsuario, { as, params: { id: de }, body });
  const datos = { nombre: 'Anahí', apellido: 'Luna', genero: 'OTROS', telefono: '381 4909045' };
  expect((await corregir(ana.id, datos as BodyOf<typeof actualizarUsuario>)).body).toMatchObject(
    datos,
  );
  expect((await corregir(ana.id, { email: ana.email })).status).toBe(200);
  expect(outcome(await corregir(ana.id, { email: 'otra@ejemplo.com' }))).toBe('403 SIN_PERMISO');
  expect((await corregir(id, { email: 'eva@ejemplo.com' })).body).toMatchObject({
    email: 'eva@ejemplo.com',
  });
  expect(outcome(await corregir(id, { email: 'otra@ejemplo.com' }))).toBe('403 SIN_PERMISO');
  expect(outcome(await corregir(ana.id, { telefono: '12' }))).toBe('400 DATOS_INVALIDOS telefono');
  expect(outcome(await corregir(999_999, datos as BodyOf<typeof actualizarUsuario>))).toBe(
    '404 USUARIO_INEXISTENTE',
  );
});

test('reads its own account alone, and changes nobody who works there, nor its rol', async () => {
  const { ana, admin } = await world(app, { clientes: ['ana'] });
  const as = await recepcionDe();
  const otra = await crearPersona(app, { rol: 'RECEPCION' });
  const cambio: object = { nombre: 'Rita', rol: 'ADMIN', isAdmin: true };
  for (const { id } of [ana, admin]) {
    expect(outcome(await app.call(obtenerUsuario, { as, params: { id } }))).toBe('403 SIN_PERMISO');
  }
  for (const { id } of [otra, admin]) {
    const correccion = await app.call(actualizarUsuario, { as, params: { id }, body: cambio });
    expect(outcome(correccion)).toBe('403 SIN_PERMISO');
  }
  expect(
    await app.make(actualizarUsuario, { as, params: { id: as.id }, body: cambio }),
  ).toMatchObject({ nombre: 'Rita', rol: 'RECEPCION', isAdmin: false });
});

test('becomes one, and no longer is one, at the next login', async () => {
  const { admin, ana, luis, reservaId } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [{ de: 'luis', hora: '08:00' }],
  });
  const ver = async () => {
    const { email } = ana;
    const { token } = await app.make(login, { body: { email, password: CONTRASENA } });
    return app.call(obtenerReserva, { as: { token }, params: { id: reservaId } });
  };
  const pasar = (id: number, rol: Rol) =>
    app.call(cambiarRol, { as: admin, params: { id }, body: { rol } });
  expect((await ver()).status).toBe(404);
  expect((await pasar(ana.id, 'RECEPCION')).body.usuario).toMatchObject({ isAdmin: false });
  expect((await ver()).body).toMatchObject({ cliente: { id: luis.id } });
  expect((await pasar(ana.id, 'CLIENT')).status).toBe(200);
  expect((await ver()).status).toBe(404);
  expect(outcome(await pasar(admin.id, 'RECEPCION'))).toBe('409 ULTIMO_ADMINISTRADOR');
});

test('what an account had with another rol opens none: no token, no link, none on its way', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await app.make(solicitarReset, { body: { email: ana.email } });
  const [mail] = await sentMails(app);
  const [, token = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  await app.make(enviarBienvenida, { as: admin, params: { id: ana.id } });
  const pasar = (rol: Rol) =>
    app.make(cambiarRol, { as: admin, params: { id: ana.id }, body: { rol } });
  await pasar('CLIENT');
  expect((await app.call(current, { as: ana })).status).toBe(200);
  await pasar('RECEPCION');
  expect(outcome(await app.call(current, { as: ana }))).toBe('401 SESION_NO_VALIDA');
  expect((await app.make(validarReset, { params: { token } })).valido).toBe(false);
  expect(await sentMails(app)).toEqual([]);
});

test('what it does stands in the trail, where it is found by its rol', async () => {
  const { admin, franjaId } = await world(app);
  const as = await recepcionDe();
  await app.make(bloquearFranja, { as, params: { id: franjaId }, body: {} });
  await app.make(actualizarUsuario, {
    as,
    params: { id: as.id },
    body: { telefono: '3815550177' },
  });
  await app.make(crearCalendario, { as });
  const { hechos } = await app.make(listarActividad, {
    as: admin,
    query: { page: 0, size: 20, autor: 'recepcion' },
  });
  expect(hechos.map(({ accion, usuarioId }) => [accion, usuarioId])).toEqual([
    ['crearCalendario', as.id],
    ['actualizarUsuario', as.id],
    ['bloquearFranja', as.id],
  ]);
});

test('hears of everybody’s bookings, and its calendar is the desk’s', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const as = await recepcionDe();
  const stream = await openStream(app.origin, as);
  expect(await stream.next()).toMatchObject({ event: 'conectado' });
  const { id } = await app.make(crearReserva, { as: ana, body: { franjaId } });
  const heard = [await stream.next(), await stream.next()].map((event) => event?.data);
  expect(heard).toContainEqual({ reservaId: id });
  await stream.close();
  const { url } = await app.make(crearCalendario, { as });
  const { body } = await app.send('GET', url.slice(url.indexOf('/calendario')));
  expect(body).toContain('1 de 4 · Ana P.');
});

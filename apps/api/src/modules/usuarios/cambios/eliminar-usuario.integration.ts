import { agregarAsiento, actualizarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { current, login, register } from '@remanso/contract/persona/auth.contract';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  crearReserva,
  actualizarReserva,
  cancelarReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import {
  eliminarUsuario,
  actualizarUsuario,
  obtenerUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { reservar, verDia, VIERNES, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { dumpTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();
const erase = (admin: Persona, { id }: { id: number }) =>
  app.call(eliminarUsuario, { as: admin, params: { id } });

/** Finds any data of the erased person: name, e-mail, telephone, notes and companions. */
const PERSONAL = /Anahí|Quiroga|anahi@|7777|rodilla|Sol Ríos|Luz Toro/i;

async function renombrar(admin: Persona, { id }: Persona): Promise<void> {
  const body = {
    nombre: 'Anahí',
    apellido: 'Quiroga',
    email: 'anahi@ejemplo.com',
    telefono: '381 555 7777',
  };
  await app.make(actualizarUsuario, { as: admin, params: { id }, body });
}
const SOL = { nombre: 'Sol Ríos', genero: 'FEMENINO' } as const;

test('erasing a person keeps the accounts and nothing of the person', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await renombrar(admin, ana);
  const body = {
    franjaId,
    notas: 'Le duele la rodilla',
    acompaniantes: [SOL],
  };
  const { id } = (await app.call(crearReserva, { as: ana, body })).body;
  expect(outcome(await erase(admin, ana))).toBe('409 CON_RESERVAS_ACTIVAS');

  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect(outcome(await erase(admin, ana))).toEqual([
    200,
    { message: 'Usuario eliminado correctamente', reservasCanceladas: 0 },
  ]);
  const reserva = (await app.call(obtenerReserva, { as: admin, params: { id } })).body;
  expect(reserva).toMatchObject({
    estado: 'COMPLETADA',
    precioTotal: 36_000,
    personas: 2,
    notas: '',
    cliente: {
      id: null,
      nombre: 'Cliente eliminado',
      apellido: '',
      email: '',
      telefono: '',
      nota: '',
    },
  });
  expect(reserva.participantes.map(({ nombre }) => nombre)).toEqual([
    'Cliente eliminado',
    'Cliente eliminado',
  ]);
  const [franja] = (
    await app.call(franjasPorFecha, {
      as: admin,
      params: { fecha: VIERNES },
      query: { incluirDetalles: true },
    })
  ).body;
  expect([franja?.id, franja?.ocupadosTotal]).toEqual([franjaId, 2]);
  await sentMails(app);
  expect(JSON.stringify(await dumpTables(app))).not.toMatch(PERSONAL);
});

test('what an administrator did for the person keeps its trail without the person', async () => {
  const { admin, ana, franja, franjaId } = await world(app, { clientes: ['ana'] });
  await renombrar(admin, ana);
  const as = admin;
  const booking = { clienteId: ana.id, notas: 'Le duele la rodilla', acompaniantes: [SOL] };
  const kept = await app.make(crearReserva, {
    as,
    body: { ...booking, franjaId },
    headers: { 'idempotency-key': 'una' },
  });
  const otra = franja('08:00', '2026-10-03');
  const dropped = await app.make(crearReserva, { as, body: { ...booking, franjaId: otra } });
  const seat = { reservaId: kept.id, nombre: 'Luz Toro', sexo: 'FEMENINO' } as const;
  const { id: asientoId } = await app.make(agregarAsiento, { as, body: seat });
  const [luz, izquierda] = [{ nombre: 'Luz Toro Paz' }, { notas: 'Le duele la rodilla izquierda' }];
  await app.make(actualizarAsiento, { as, params: { id: asientoId }, body: luz });
  await app.make(actualizarReserva, { as, params: { id: kept.id }, body: izquierda });
  await app.make(cancelarReserva, { as, params: { id: dropped.id } });
  await app.make(eliminarReserva, { as, params: { id: dropped.id } });
  const trail = () =>
    app.database.db
      .selectFrom('auditoria')
      .select(['accion', 'entidad', 'entidad_id'])
      // Rows of the kind 'sistema' are left out: the daily work may write some while the test runs.
      .where('entidad', '<>', 'sistema')
      .orderBy('id')
      .execute();
  const before = await trail();
  await sentMails(app);

  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect((await erase(admin, ana)).status).toBe(200);
  await sentMails(app);
  expect(JSON.stringify(await dumpTables(app))).not.toMatch(PERSONAL);
  expect(await trail()).toEqual([
    ...before,
    { accion: 'eliminarUsuario', entidad: 'usuarios', entidad_id: ana.id },
  ]);
  const prices = await app.database.db
    .selectFrom('auditoria')
    .select('despues')
    .where('accion', '=', 'agregarAsiento')
    .execute();
  expect(prices).toEqual([{ despues: expect.objectContaining({ precioTotal: 45_000 }) }]);
});

test('one person is erased, the others keep what is theirs', async () => {
  const { admin, ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  await renombrar(admin, ana);
  const notas = 'Prefiere la tina del fondo';
  const { id } = (await app.call(crearReserva, { as: luis, body: { franjaId, notas } })).body;
  const body = { notas: `${notas}, a la sombra` };
  await app.call(actualizarReserva, { as: admin, params: { id }, body });
  expect((await erase(admin, ana)).status).toBe(200);
  expect((await app.call(obtenerReserva, { as: admin, params: { id } })).body).toMatchObject({
    notas: body.notas,
    cliente: { id: luis.id, email: luis.email },
  });
  const [hecho] = await app.database.db
    .selectFrom('auditoria')
    .select(['antes', 'despues'])
    .where('accion', '=', 'actualizarReserva')
    .execute();
  expect(hecho).toMatchObject({ antes: { notas }, despues: body });
});

test('an erased person has no session, no way in, and leaves the e-mail to others', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  expect((await erase(admin, ana)).status).toBe(200);
  expect((await app.call(current, { as: ana })).status).toBe(401);
  const { email } = ana;
  const entrar = await app.call(login, { body: { email, password: 'Secreta1' } });
  expect(outcome(entrar)).toBe('401 CREDENCIALES_INCORRECTAS');
  expect(outcome(await app.call(obtenerUsuario, { as: admin, params: { id: ana.id } }))).toBe(
    '404 USUARIO_INEXISTENTE',
  );
  expect(outcome(await erase(admin, ana))).toBe('404 USUARIO_INEXISTENTE');
  const body = {
    nombre: 'Eva',
    apellido: 'Sosa',
    email,
    genero: 'FEMENINO' as const,
    telefono: '381 555 0144',
    password: 'Secreta1',
  };
  expect((await app.call(register, { body })).status).toBe(201);
});

test('an administrator may leave while another stays, and the trail says who did what', async () => {
  const { admin } = await world(app);
  const other = await crearPersona(app, { rol: 'ADMIN' });
  expect((await erase(other, other)).status).toBe(200);
  expect((await app.call(current, { as: other })).status).toBe(401);
  expect((await app.call(current, { as: admin })).status).toBe(200);
  const hechos = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'antes', 'despues'])
    .where('accion', '=', 'eliminarUsuario')
    .execute();
  expect(hechos).toEqual([
    { usuario_id: other.id, entidad_id: other.id, antes: null, despues: null },
  ]);
});

test('a booking that is cancelled, past or under way decides whether its holder can go', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  expect((await erase(admin, ana)).status).toBe(409);
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect((await erase(admin, ana)).status).toBe(200);
  expect((await app.call(obtenerReserva, { as: admin, params: { id } })).body.estado).toBe(
    'COMPLETADA',
  );

  const luis = await crearPersona(app);
  const [tarde] = (await verDia(app, VIERNES, luis)).filter(({ horaInicio }) => horaInicio > '15');
  const cancelled = await reservar(app, luis, tarde?.id ?? 0);
  expect((await erase(admin, luis)).status).toBe(409);
  await app.call(cancelarReserva, { as: luis, params: { id: cancelled.id } });
  expect((await erase(admin, luis)).status).toBe(200);
  expect(
    (await app.call(obtenerReserva, { as: admin, params: { id: cancelled.id } })).body,
  ).toMatchObject({
    estado: 'CANCELADA',
    cliente: { nombre: 'Cliente eliminado' },
  });
});

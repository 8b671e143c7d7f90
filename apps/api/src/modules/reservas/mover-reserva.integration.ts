import {
  bloquearFranja,
  desbloquearFranja,
  generarFranjas,
  franjasPorFecha,
} from '@remanso/contract/franja/franjas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { obtenerReserva, misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  cambiarEstadoDeReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, reservar, type Persona } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
} as const;

const move = <C extends Persona>(as: C, id: number, franjaId: number, more = {}) =>
  app.call(actualizarReserva, { as, params: { id }, body: { franjaId, ...more } });
const places = async (franja: (hora: string) => number) => [
  (await countPlaces(app, franja('08:00'))).ocupados,
  (await countPlaces(app, franja('09:00'))).ocupados,
];

test('its owner moves it with its people; the places change hands and the price stays', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  const before = (await app.call(obtenerReserva, { as: ana, params: { id } })).body;
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.map(({ capacidad }) => ({
    capacidad,
    precio: 7,
  }));
  await app.call(actualizarConfig, { as: admin, body: { ...CONFIG, preciosPorCapacidad } });
  const [inicio, fin] = [`${VIERNES}T09:00:00`, `${VIERNES}T10:00:00`];
  const moved = {
    ...before,
    horario: '09:00 - 10:00',
    franja: { id: franja('09:00'), inicio, fin },
    cancelableHasta: `${VIERNES}T03:00:00`,
  };
  expect(outcome(await move(ana, id, franja('09:00')))).toEqual([200, moved]);
  expect(await places(franja)).toEqual([0, 3]);
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body).toEqual(moved);
});

test('an administrator moves it too, with notes in the same call, and it is in the trail', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVA);
  const { status, body } = await move(admin, id, franja('09:00'), { notas: 'Pidió más tarde' });
  expect([status, body]).toMatchObject([
    200,
    { franja: { id: franja('09:00') }, notas: 'Pidió más tarde', precioTotal: 45_000, personas: 3 },
  ]);
  expect(await places(franja)).toEqual([0, 3]);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'antes', 'despues'])
    .where('accion', '=', 'actualizarReserva')
    .execute();
  expect(trail).toMatchObject([
    {
      usuario_id: admin.id,
      entidad_id: id,
      antes: { franjaId: franja('08:00'), notas: 'Reserva para 3 persona(s)' },
      despues: {
        franjaId: franja('09:00'),
        notas: 'Pidió más tarde',
        estado: 'CONFIRMADA',
        personas: 3,
      },
    },
  ]);
});

test('what changes nothing leaves no trail', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVA);
  expect(
    (await move(admin, id, franja('08:00'), { notas: 'Reserva para 3 persona(s)' })).status,
  ).toBe(200);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select('id')
    .where('accion', '=', 'actualizarReserva')
    .execute();
  expect(trail).toEqual([]);
});

test('to the franja where it is, nothing moves, however late', async () => {
  const { ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, `${VIERNES}T07:59:00`, ana);
  expect((await move(ana, id, franja('08:00'), { notas: 'Llego' })).body).toMatchObject({
    notas: 'Llego',
  });
  expect(await places(franja)).toEqual([3, 0]);
});

test('from a franja where it no longer is, nothing moves, and it is told where it is', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVA);
  const desde = franja('08:00');
  expect((await move(admin, id, franja('09:00'), { desde })).status).toBe(200);
  const second = await move(admin, id, franja('10:00'), { desde, notas: 'Más tarde' });
  expect(outcome(second)).toBe('409 RESERVA_MOVIDA');
  expect(told(second)).toBe(
    'Mientras tanto esa reserva pasó al viernes 2 de octubre a las 09:00: no se movió nada.',
  );
  expect(await places(franja)).toEqual([0, 3]);
  // A client repeats the move after losing its answer: the booking is in the wanted franja already,
  // so the answer is 200.
  const { body } = await move(admin, id, franja('09:00'), { desde });
  expect(body).toMatchObject({ franja: { id: franja('09:00') } });
  expect(body.notas).toBe('Reserva para 3 persona(s)');
  expect((await move(admin, id, franja('10:00'), { desde: franja('09:00') })).status).toBe(200);
});

test('a franja that does not exist is told before the booking’s state (rules §2.4)', async () => {
  const { ana, luis, reservaId: id } = await world(app, CON_RESERVA);
  expect(outcome(await move(ana, id, 999_999))).toBe('404 FRANJA_INEXISTENTE');
  await moveTo(app, `${VIERNES}T07:00:00`, ana, luis);
  expect(outcome(await move(ana, id, 1e300))).toBe('404 FRANJA_INEXISTENTE');
  await app.database.db.updateTable('reservas').set({ estado: 'CANCELADA' }).execute();
  expect(outcome(await move(ana, id, 999_999))).toBe('404 FRANJA_INEXISTENTE');
  expect(outcome(await move(luis, id, 999_999))).toBe('404 RESERVA_INEXISTENTE');
});

test('there must be places for all of them, in a franja that can be booked', async () => {
  const { admin, ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  const other = await reservar(app, luis, franja('09:00'), 2);
  const before = (await app.call(misReservas, { as: ana })).body;
  expect(outcome(await move(ana, id, franja('09:00'), { notas: 'No cabe' }))).toBe('409 SIN_CUPO');
  expect(outcome(await move(admin, id, franja('09:00')))).toBe('409 SIN_CUPO');
  await app.call(bloquearFranja, { as: admin, params: { id: franja('09:00') } });
  expect(outcome(await move(admin, id, franja('09:00')))).toBe('409 FRANJA_BLOQUEADA');
  // A refused move has changed neither the bookings nor the places.
  expect((await app.call(misReservas, { as: ana })).body).toEqual(before);
  expect(await places(franja)).toEqual([3, 3]);
  await app.call(desbloquearFranja, { as: admin, params: { id: franja('09:00') } });
  await app.call(cancelarReserva, { as: luis, params: { id: other.id } });
  expect((await move(ana, id, franja('09:00'))).status).toBe(200);
});

test('never beside another active booking of one’s own', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  const other = await reservar(app, ana, franja('09:00'));
  const refusals = [await move(ana, id, franja('09:00')), await move(admin, id, franja('09:00'))];
  expect(refusals.map(outcome)).toEqual(['409 RESERVA_REPETIDA', '409 RESERVA_REPETIDA']);
  expect(refusals.map(({ body }) => body)).toMatchObject([
    { message: 'Ya tienes una reserva activa en este turno' },
    { message: 'Ana Paz ya tiene una reserva activa en este turno' },
  ]);
  expect(await places(franja)).toEqual([3, 1]);
  await app.call(cancelarReserva, { as: ana, params: { id: other.id } });
  expect((await move(ana, id, franja('09:00'))).status).toBe(200);
});

test('the owner until the limit of the franja that it leaves, to the second', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, `${VIERNES}T02:00:01`, ana, admin);
  expect(outcome(await move(ana, id, franja('09:00')))).toBe('409 FUERA_DEL_LIMITE');
  await moveTo(app, `${VIERNES}T02:00:00`, ana);
  expect((await move(ana, id, franja('09:00'))).status).toBe(200);
});

test('an administrator until it ends; never into one that has ended', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, `${VIERNES}T08:59:59`, admin);
  expect((await move(admin, id, franja('09:00'))).status).toBe(200);
  expect((await move(admin, id, franja('08:00'))).status).toBe(200);
  expect((await move(admin, id, franja('09:00'))).status).toBe(200);
  expect(await places(franja)).toEqual([0, 3]);
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect(outcome(await move(admin, id, franja('08:00')))).toBe('409 FRANJA_COMENZADA');
  await moveTo(app, `${VIERNES}T10:00:00`, admin);
  expect(outcome(await move(admin, id, franja('11:00')))).toBe('409 RESERVA_INACTIVA');
});

test('a client stays within the window, an administrator need not', async () => {
  const {
    admin,
    ana,
    reservaId: id,
  } = await world(app, { ...CON_RESERVA, config: { ventanaDias: 1 } });
  await app.call(generarFranjas, {
    as: admin,
    query: { desde: '2026-10-03', hasta: '2026-10-03' },
  });
  const [lejana] = await app.make(franjasPorFecha, { as: admin, params: { fecha: '2026-10-03' } });
  const hacia = lejana?.id ?? 0;
  const refused = await move(ana, id, hacia);
  expect(outcome(refused)).toBe('409 FUERA_DE_VENTANA');
  expect(told(refused)).toBe('Solo puedes reservar desde hoy hasta dentro de 1 día');
  expect((await move(admin, id, hacia)).status).toBe(200);
});

test('only an active one moves', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  const change = (estado: string) =>
    app.call(cambiarEstadoDeReserva, { as: admin, params: { id }, query: { nuevoEstado: estado } });
  await change('CANCELADA');
  expect(outcome(await move(ana, id, franja('09:00')))).toBe('409 RESERVA_INACTIVA');
  await change('PENDIENTE');
  expect((await move(ana, id, franja('09:00'))).body.estado).toBe('pendiente');
  await app.database.db.updateTable('reservas').set({ estado: 'COMPLETADA' }).execute();
  expect(outcome(await move(admin, id, franja('09:00')))).toMatchObject([
    200,
    { estado: 'COMPLETADA' },
  ]);
  expect(outcome(await move(admin, id, franja('08:00')))).toBe('409 RESERVA_INACTIVA');
});

test('moves in opposite directions at once swap the people and lose no place', async () => {
  const { ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  const other = await reservar(app, luis, franja('09:00'));
  const back = () =>
    app.call(actualizarReserva, {
      as: luis,
      params: { id: other.id },
      body: { franjaId: franja('08:00') },
    });
  const answers = await Promise.all([
    move(ana, id, franja('09:00')),
    back(),
    move(ana, id, franja('09:00')),
    back(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await places(franja)).toEqual([1, 3]);
});

test('of two who move at once to the last places one does', async () => {
  const { ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  const other = await reservar(app, luis, franja('10:00'), 1);
  const body = { franjaId: franja('09:00') };
  const answers = await Promise.all([
    move(ana, id, franja('09:00')),
    app.call(actualizarReserva, { as: luis, params: { id: other.id }, body }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([
    [0, 3],
    [3, 2],
  ]).toContainEqual(await places(franja));
});

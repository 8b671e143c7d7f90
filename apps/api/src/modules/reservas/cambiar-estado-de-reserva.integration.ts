import { obtenerConfig, actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  bloquearFranja,
  desbloquearFranja,
  eliminarFranja,
} from '@remanso/contract/franja/franjas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  cambiarEstadoDeReserva,
  cancelarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { ESTADOS_DE_RESERVA, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import { expect, test } from 'vitest';
import { VIERNES, reservar, type Persona } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { START, useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
} as const;

const change = (as: Persona, id: number, nuevoEstado: string) =>
  app.call(cambiarEstadoDeReserva, { as, params: { id }, query: { nuevoEstado } });
/** Opens a centre with the bookings of CON_RESERVA, and brings Ana's booking into an estado. */
async function conReservaEn(estado: EstadoDeReserva) {
  const centro = await world(app, CON_RESERVA);
  const { admin, reservaId } = centro;
  // A booking can only be completed once its franja has begun.
  if (estado === 'COMPLETADA') await moveTo(app, `${VIERNES}T08:00:00`, admin);
  if (estado !== 'CONFIRMADA') await change(admin, reservaId, estado);
  if (estado === 'COMPLETADA') await moveTo(app, START, admin);
  return centro;
}

const places = async (franjaId: number) => (await countPlaces(app, franjaId)).ocupados;

type Par = [desde: EstadoDeReserva, hacia: EstadoDeReserva];

// The changes of estado that are possible before the franja begins.
const POSSIBLE: Par[] = [
  ['PENDIENTE', 'CONFIRMADA'],
  ['PENDIENTE', 'CANCELADA'],
  ['CONFIRMADA', 'PENDIENTE'],
  ['CONFIRMADA', 'CANCELADA'],
  ['CANCELADA', 'CONFIRMADA'],
  ['CANCELADA', 'PENDIENTE'],
  ['COMPLETADA', 'CONFIRMADA'],
  ['COMPLETADA', 'CANCELADA'],
];
/**
 * The changes of estado that are impossible before the franja begins. The pair CONFIRMADA,
 * COMPLETADA has its own test, because a booking can only be completed once its franja has begun.
 */
const IMPOSSIBLE = ESTADOS_DE_RESERVA.flatMap((desde) =>
  ESTADOS_DE_RESERVA.map((hacia): Par => [desde, hacia]),
).filter(
  (par) =>
    par.join() !== 'CONFIRMADA,COMPLETADA' &&
    !POSSIBLE.some((possible) => possible.join() === par.join()),
);

test.each(POSSIBLE)('%s may become %s', async (desde, hacia) => {
  const { admin, franjaId, reservaId: id } = await conReservaEn(desde);
  const before = (await app.call(obtenerReserva, { as: admin, params: { id } })).body;
  expect(before.estado).toBe(desde);
  const message = 'Estado de la reserva actualizado correctamente';
  const saldo = hacia === 'CANCELADA' ? 0 : before.precioTotal;
  const reserva = { ...before, estado: hacia, saldo };
  expect(outcome(await change(admin, id, hacia))).toEqual([200, { message, reserva }]);
  expect(await places(franjaId)).toBe(hacia === 'CANCELADA' ? 0 : 3);
});

test('seven of the sixteen pairs are never possible', () => {
  expect(IMPOSSIBLE).toHaveLength(7);
});

test.each(IMPOSSIBLE)('%s never becomes %s', async (desde, hacia) => {
  const { admin, franjaId, reservaId: id } = await conReservaEn(desde);
  const before = (await app.call(obtenerReserva, { as: admin, params: { id } })).body;
  expect(before.estado).toBe(desde);
  expect(outcome(await change(admin, id, hacia))).toBe('409 TRANSICION_IMPOSIBLE');
  expect((await app.call(obtenerReserva, { as: admin, params: { id } })).body).toEqual(before);
  expect(await places(franjaId)).toBe(desde === 'CANCELADA' ? 0 : 3);
});

test('a confirmed one is completed from the second in which it begins, and keeps its places', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect(outcome(await change(admin, id, 'COMPLETADA'))).toBe('409 TURNO_SIN_COMENZAR');
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect((await change(admin, id, 'COMPLETADA')).body.reserva.estado).toBe('COMPLETADA');
  expect(await places(franjaId)).toBe(3);
});

test('a confirmed one goes back to pending until the second in which it begins, and is not lost then', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await change(admin, id, 'PENDIENTE'))).toBe('409 TURNO_COMENZADO');
  expect((await app.call(obtenerReserva, { as: admin, params: { id } })).body.estado).toBe(
    'CONFIRMADA',
  );
  expect(await places(franjaId)).toBe(3);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await change(admin, id, 'PENDIENTE')).body.reserva.estado).toBe('PENDIENTE');
});

test('the state is read in either case; an unknown or missing one is malformed', async () => {
  const { admin, reservaId: id } = await world(app, CON_RESERVA);
  expect((await change(admin, id, 'pendiente')).body.reserva.estado).toBe('PENDIENTE');
  expect((await change(admin, id, 'Confirmada')).body.reserva.estado).toBe('CONFIRMADA');
  for (const estado of ['ACTIVA', '', 'PENDIENTE&nuevoEstado=CANCELADA']) {
    const path = `/reservas/999/estado?nuevoEstado=${estado}`;
    expect(outcome(await app.send('PATCH', path, { as: admin }))).toBe(
      '400 DATOS_INVALIDOS nuevoEstado',
    );
  }
  expect(outcome(await change(admin, 999, 'CANCELADA'))).toBe('404 RESERVA_INEXISTENTE');
  expect((await change(admin, id, 'CANCELADA')).status).toBe(200);
});

test('what time has completed is cancelled until the end of the day, and final then', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, '2026-10-03T00:00:00', admin);
  for (const estado of ['CANCELADA', 'CONFIRMADA'])
    expect(outcome(await change(admin, id, estado))).toBe('409 TRANSICION_IMPOSIBLE');
  await moveTo(app, `${VIERNES}T23:59:59`, admin);
  // The franja is over, so a confirmed booking counts as completed.
  expect((await change(admin, id, 'CONFIRMADA')).body.reserva.estado).toBe('COMPLETADA');
  expect((await change(admin, id, 'CANCELADA')).body.reserva.estado).toBe('CANCELADA');
  expect(await places(franjaId)).toBe(0);
});

test('a cancelled one comes back until its franja ends, and pending only if it lies ahead', async () => {
  const { admin, reservaId: id } = await conReservaEn('CANCELADA');
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect(outcome(await change(admin, id, 'CONFIRMADA'))).toBe('409 FRANJA_COMENZADA');
  await moveTo(app, `${VIERNES}T08:59:59`, admin);
  expect(outcome(await change(admin, id, 'PENDIENTE'))).toBe('409 TURNO_COMENZADO');
  expect((await change(admin, id, 'CONFIRMADA')).status).toBe(200);
});

test('a pending one that time has dropped comes back while its franja is under way, once', async () => {
  const { admin, franjaId, reservaId: id } = await conReservaEn('PENDIENTE');
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect((await change(admin, id, 'CONFIRMADA')).body.reserva.estado).toBe('CONFIRMADA');
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 3, asientos: 3 });
});

test('a cancelled one comes back only if all its places are free', async () => {
  const { admin, luis, franjaId, reservaId: id } = await conReservaEn('CANCELADA');
  const other = await reservar(app, luis, franjaId, 1);
  expect(outcome(await change(admin, id, 'CONFIRMADA'))).toBe('409 SIN_CUPO');
  expect(await places(franjaId)).toBe(2);
  await app.call(cancelarReserva, { as: luis, params: { id: other.id } });
  expect((await change(admin, id, 'CONFIRMADA')).status).toBe(200);
  expect(await places(franjaId)).toBe(3);
});

test('a cancelled one does not come back into a blocked franja or one that is no more', async () => {
  const { admin, franjaId, reservaId: id } = await conReservaEn('CANCELADA');
  await app.call(bloquearFranja, { as: admin, params: { id: franjaId } });
  expect(outcome(await change(admin, id, 'CONFIRMADA'))).toBe('409 FRANJA_BLOQUEADA');
  await app.call(desbloquearFranja, { as: admin, params: { id: franjaId } });
  await app.call(eliminarFranja, { as: admin, params: { id: franjaId } });
  // The booking exists, so the answer is 409 and not 404 (rules §8.5).
  expect(outcome(await change(admin, id, 'PENDIENTE'))).toBe('409 FRANJA_RETIRADA');
});

test('a cancelled one does not come back beside another active one of the same client', async () => {
  const { admin, ana, franjaId, reservaId: id } = await conReservaEn('CANCELADA');
  await reservar(app, ana, franjaId);
  expect(outcome(await change(admin, id, 'CONFIRMADA'))).toBe('409 RESERVA_REPETIDA');
  expect(await places(franjaId)).toBe(1);
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body.estado).toBe(
    'cancelada',
  );
});

test('the price stays through cancelling and coming back', async () => {
  const { admin, reservaId: id } = await world(app, CON_RESERVA);
  const { config } = (await app.call(obtenerConfig, { as: admin })).body;
  const preciosPorCapacidad = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 7 }));
  const body = { ...config, preciosPorCapacidad };
  expect((await app.call(actualizarConfig, { as: admin, body })).status).toBe(200);
  expect((await change(admin, id, 'CANCELADA')).body.reserva.precioTotal).toBe(45_000);
  expect((await change(admin, id, 'CONFIRMADA')).body.reserva.precioTotal).toBe(45_000);
});

test('many revivals and cancellations at once count the places once', async () => {
  const { admin, franjaId, reservaId: id } = await conReservaEn('CANCELADA');
  const revived = await Promise.all(
    Array.from({ length: 5 }, () => change(admin, id, 'CONFIRMADA')),
  );
  expect(revived.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await places(franjaId)).toBe(3);
  const cancelled = await Promise.all(
    Array.from({ length: 5 }, () => change(admin, id, 'CANCELADA')),
  );
  expect(cancelled.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await places(franjaId)).toBe(0);
});

test('of two clients who come back at once to the last places one does', async () => {
  const { admin, luis, franjaId, reservaId: id } = await conReservaEn('CANCELADA');
  const other = await reservar(app, luis, franjaId, 1);
  await app.call(cancelarReserva, { as: admin, params: { id: other.id } });
  const answers = await Promise.all([
    change(admin, id, 'CONFIRMADA'),
    change(admin, other.id, 'CONFIRMADA'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([2, 3]).toContain(await places(franjaId));
});

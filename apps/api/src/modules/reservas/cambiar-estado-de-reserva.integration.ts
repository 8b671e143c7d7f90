import { ESTADOS_DE_RESERVA, type EstadoDeReserva } from '@remanso/contract/reservas.rules';
import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
} from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Opens a centre with a booking of Ana for three in the franja of Friday at eight, brought into a state. */
async function centroConReserva(estado: EstadoDeReserva = 'CONFIRMADA') {
  const scene = await centroConFranja(app);
  const { id } = await reservar(app, scene.ana, scene.franjaId, 2);
  const change = (nuevoEstado: string, reservaId = id) =>
    app.call(`PATCH /reservas/${reservaId}/estado?nuevoEstado=${nuevoEstado}`, scene.admin);
  if (estado === 'COMPLETADA') await moveTo(app, `${VIERNES}T08:00:00`, scene.admin, scene.ana);
  if (estado !== 'CONFIRMADA') await change(estado);
  if (estado === 'COMPLETADA') await moveTo(app, '2026-10-01T07:00:00', scene.admin, scene.ana);
  const places = async () => (await countPlaces(app, scene.franjaId)).ocupados;
  return { ...scene, id, change, places };
}

const impossible = (desde: EstadoDeReserva, hacia: EstadoDeReserva) =>
  refusal(
    409,
    'TRANSICION_IMPOSIBLE',
    `Una reserva ${desde.toLowerCase()} no puede pasar a ${hacia.toLowerCase()}`,
  );
const NOT_BEGUN = refusal(
  409,
  'TURNO_SIN_COMENZAR',
  'No se puede completar una reserva antes de que empiece su turno',
);
const BEGUN = refusal(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó');

type Par = [desde: EstadoDeReserva, hacia: EstadoDeReserva];

// The changes that are possible before the franja begins.
const POSSIBLE: Par[] = [
  ['PENDIENTE', 'CONFIRMADA'],
  ['PENDIENTE', 'CANCELADA'],
  ['CONFIRMADA', 'PENDIENTE'],
  ['CONFIRMADA', 'CANCELADA'],
  ['CANCELADA', 'CONFIRMADA'],
  ['CANCELADA', 'PENDIENTE'],
];
/** Every other pair, except the completion of a booking, which waits for the beginning and has a test of its own. */
const IMPOSSIBLE = ESTADOS_DE_RESERVA.flatMap((desde) =>
  ESTADOS_DE_RESERVA.map((hacia): Par => [desde, hacia]),
).filter(
  (par) =>
    par.join() !== 'CONFIRMADA,COMPLETADA' &&
    !POSSIBLE.some((possible) => possible.join() === par.join()),
);

test.each(POSSIBLE)('%s may become %s', async (desde, hacia) => {
  const { admin, id, change, places } = await centroConReserva(desde);
  const before = (await app.call(`GET /reservas/${id}`, admin)).body;
  expect(before.estado).toBe(desde);
  const message = 'Estado de la reserva actualizado correctamente';
  const reserva = { ...before, estado: hacia };
  expect(outcome(await change(hacia))).toEqual([200, { message, reserva }]);
  expect(await places()).toBe(hacia === 'CANCELADA' ? 0 : 3);
});

test('nine of the sixteen pairs are never possible', () => {
  expect(IMPOSSIBLE).toHaveLength(9);
});

test.each(IMPOSSIBLE)('%s never becomes %s', async (desde, hacia) => {
  const { admin, id, change, places } = await centroConReserva(desde);
  const before = (await app.call(`GET /reservas/${id}`, admin)).body;
  expect(before.estado).toBe(desde);
  expect(outcome(await change(hacia))).toEqual(impossible(desde, hacia));
  expect((await app.call(`GET /reservas/${id}`, admin)).body).toEqual(before);
  expect(await places()).toBe(desde === 'CANCELADA' ? 0 : 3);
});

test('a confirmed one is completed from the second in which it begins, and keeps its places', async () => {
  const { admin, change, places } = await centroConReserva();
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect(outcome(await change('COMPLETADA'))).toEqual(NOT_BEGUN);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect((await change('COMPLETADA')).body.reserva.estado).toBe('COMPLETADA');
  expect(await places()).toBe(3);
});

test('a confirmed one goes back to pending until the second in which it begins, and is not lost then', async () => {
  const { admin, id, change, places } = await centroConReserva();
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await change('PENDIENTE'))).toEqual(
    refusal(409, 'TURNO_COMENZADO', 'No se puede dejar pendiente un turno que ya comenzó'),
  );
  expect((await app.call(`GET /reservas/${id}`, admin)).body.estado).toBe('CONFIRMADA');
  expect(await places()).toBe(3);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await change('PENDIENTE')).body.reserva.estado).toBe('PENDIENTE');
});

test('the state is read in either case; an unknown or missing one is malformed', async () => {
  const { change, id } = await centroConReserva();
  expect((await change('pendiente')).body.reserva.estado).toBe('PENDIENTE');
  expect((await change('Confirmada')).body.reserva.estado).toBe('CONFIRMADA');
  const unknown = invalid('nuevoEstado', 'El estado de reserva no existe');
  for (const estado of ['ACTIVA', '', 'PENDIENTE&nuevoEstado=CANCELADA']) {
    expect(outcome(await change(estado, 999))).toEqual(unknown);
  }
  expect(outcome(await change('CANCELADA', 999))).toEqual(
    refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva'),
  );
  expect((await change('CANCELADA', id)).status).toBe(200);
});

test('an administrator cancels until it begins, whatever the limit', async () => {
  const { admin, change } = await centroConReserva();
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await change('CANCELADA'))).toEqual(
    refusal(409, 'TURNO_COMENZADO', 'No se puede cancelar un turno que ya comenzó'),
  );
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await change('CANCELADA')).status).toBe(200);
});

test('a cancelled one comes back only if it lies ahead', async () => {
  const { admin, change } = await centroConReserva('CANCELADA');
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await change('CONFIRMADA'))).toEqual(BEGUN);
  expect(outcome(await change('PENDIENTE'))).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await change('PENDIENTE')).status).toBe(200);
});

test('a cancelled one comes back only if all its places are free', async () => {
  const { change, franjaId, places } = await centroConReserva('CANCELADA');
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, franjaId, 1);
  expect(outcome(await change('CONFIRMADA'))).toEqual(
    refusal(409, 'SIN_CUPO', 'Solo hay 2 cupos disponibles para este horario'),
  );
  expect(await places()).toBe(2);
  await app.call(`POST /reservas/${id}/cancelar`, luis);
  expect((await change('CONFIRMADA')).status).toBe(200);
  expect(await places()).toBe(3);
});

test('a cancelled one does not come back into a blocked franja or one that is no more', async () => {
  const { admin, change, franjaId } = await centroConReserva('CANCELADA');
  await app.call(`PUT /franjas/${franjaId}/bloquear`, admin);
  expect(outcome(await change('CONFIRMADA'))).toEqual(
    refusal(409, 'FRANJA_BLOQUEADA', 'Ese turno está bloqueado y no se puede reservar'),
  );
  await app.call(`PUT /franjas/${franjaId}/desbloquear`, admin);
  await app.call(`DELETE /franjas/${franjaId}`, admin);
  // The booking is there, and so this is no 404 (rules §7).
  expect(outcome(await change('PENDIENTE'))).toEqual(
    refusal(409, 'FRANJA_RETIRADA', 'El turno de esa reserva ya no existe'),
  );
});

test('a cancelled one does not come back beside another active one of the same client', async () => {
  const { ana, change, franjaId, id, places } = await centroConReserva('CANCELADA');
  await reservar(app, ana, franjaId);
  expect(outcome(await change('CONFIRMADA'))).toEqual(
    refusal(409, 'RESERVA_REPETIDA', 'Ya hay una reserva activa de esa persona en este turno'),
  );
  expect(await places()).toBe(1);
  expect((await app.call(`GET /reservas/${id}`, ana)).body.estado).toBe('cancelada');
});

test('the price stays through cancelling and coming back', async () => {
  const { admin, change } = await centroConReserva();
  const { config } = (await app.call('GET /config', admin)).body;
  const preciosPorCapacidad = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 7 }));
  const body = { ...config, preciosPorCapacidad };
  expect((await app.call('PUT /config', { ...admin, body })).status).toBe(200);
  expect((await change('CANCELADA')).body.reserva.precioTotal).toBe(45_000);
  expect((await change('CONFIRMADA')).body.reserva.precioTotal).toBe(45_000);
});

test('many revivals and cancellations at once count the places once', async () => {
  const { change, places } = await centroConReserva('CANCELADA');
  const revived = await Promise.all(Array.from({ length: 5 }, () => change('CONFIRMADA')));
  expect(revived.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await places()).toBe(3);
  const cancelled = await Promise.all(Array.from({ length: 5 }, () => change('CANCELADA')));
  expect(cancelled.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await places()).toBe(0);
});

test('of two clients who come back at once to the last places one does', async () => {
  const { admin, change, franjaId, places } = await centroConReserva('CANCELADA');
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, franjaId, 1);
  await app.call(`POST /reservas/${id}/cancelar`, admin);
  const answers = await Promise.all([change('CONFIRMADA'), change('CONFIRMADA', id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([2, 3]).toContain(await places());
});

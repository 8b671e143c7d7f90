import { expect, test } from 'vitest';
import {
  CONFIG,
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

/** Opens a centre with Ana's booking, alone or with companions. */
async function centroConReserva(companions = 0, config: Partial<typeof CONFIG> = {}) {
  const scene = await centroConFranja(app, config);
  const { admin, ana, franjaId } = scene;
  const { id } = await reservar(app, ana, franjaId, companions);
  const add = (more: object = {}, token = admin.token) =>
    app.call('POST /asientos', {
      token,
      body: { reservaId: id, nombre: 'Sol', sexo: 'FEMENINO', ...more },
    });
  const booking = async () => (await app.call(`GET /reservas/${id}`, admin)).body;
  return { ...scene, id, add, booking, places: () => countPlaces(app, franjaId) };
}

const FULL_BOOKING = refusal(409, 'RESERVA_LLENA', 'Una reserva es para 4 personas como máximo');
const NO_PLACE = refusal(409, 'SIN_CUPO', 'No hay cupos disponibles para este horario');
const INACTIVE = refusal(409, 'RESERVA_INACTIVA', 'Solo se puede cambiar una reserva activa');

test('a companion takes a place, and the booking costs what it does for so many', async () => {
  const { id, add, booking, places } = await centroConReserva();
  const answer = await add({ nombre: '  luz maría ', sexo: 'OTROS', esTitular: false });
  expect(outcome(answer)).toEqual([
    201,
    {
      id: 2,
      reservaId: id,
      esTitular: false,
      tipo: 'ACOMPANIANTE',
      nombre: 'Luz María',
      sexo: 'OTROS',
    },
  ]);
  expect(await booking()).toMatchObject({
    personas: 2,
    precioTotal: 36_000,
    notas: 'Reserva para 1 persona(s)',
    participantes: [
      { asientoId: 1, esTitular: true },
      { asientoId: 2, esTitular: false, nombre: 'Luz María', sexo: 'OTROS' },
    ],
  });
  expect(await places()).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('who is added is never the holder, whatever the body says', async () => {
  const { add, booking } = await centroConReserva();
  const { body } = await add({ esTitular: true, tipo: 'TITULAR', id: 900 });
  expect(body).toMatchObject({ id: 2, esTitular: false, tipo: 'ACOMPANIANTE' });
  expect((await booking()).participantes).toMatchObject([
    { esTitular: true },
    { esTitular: false },
  ]);
});

test('the price is today’s, also for those who were there before', async () => {
  const { admin, add, booking } = await centroConReserva(1);
  const preciosPorCapacidad = [1, 2, 3, 4].map((capacidad) => ({
    capacidad,
    precio: 1_000 * capacidad,
  }));
  const body = { ...CONFIG, preciosPorCapacidad };
  expect((await app.call('PUT /config', { ...admin, body })).status).toBe(200);
  expect((await booking()).precioTotal).toBe(36_000);
  await add();
  expect((await booking()).precioTotal).toBe(3_000);
});

test('where the table has no row for so many, 60000 scaled by four', async () => {
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.slice(0, 2);
  const { add, admin, booking, franjaId } = await centroConReserva(1, {
    capacidadBase: 2,
    preciosPorCapacidad,
  });
  await app.call(`PUT /franjas/${franjaId}`, { ...admin, body: { capacidadEfectiva: 4 } });
  expect((await add()).status).toBe(201);
  expect((await booking()).precioTotal).toBe(45_000);
});

test('four people at most, however large the franja is', async () => {
  const { admin, add, booking, franjaId } = await centroConReserva(2);
  await app.call(`PUT /franjas/${franjaId}`, { ...admin, body: { capacidadEfectiva: 10 } });
  expect((await add()).status).toBe(201);
  const before = await booking();
  expect(outcome(await add())).toEqual(FULL_BOOKING);
  expect(await booking()).toEqual(before);
});

test('only with a free place in a franja that can be booked', async () => {
  const { admin, add, booking, franjaId, places } = await centroConReserva(1);
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, franjaId, 1);
  expect(outcome(await add())).toEqual(NO_PLACE);
  await app.call(`POST /reservas/${id}/cancelar`, luis);
  await app.call(`PUT /franjas/${franjaId}/bloquear`, admin);
  expect(outcome(await add())).toEqual(
    refusal(409, 'FRANJA_BLOQUEADA', 'Ese turno está bloqueado y no se puede reservar'),
  );
  expect(await booking()).toMatchObject({ personas: 2, precioTotal: 36_000 });
  expect(await places()).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('until the franja begins, whatever the limit, and beyond the clients’ window', async () => {
  const { admin, add } = await centroConReserva();
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  const begun = refusal(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó');
  expect(outcome(await add({}, admin.token))).toEqual(begun);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await add({}, admin.token)).status).toBe(201);
  await moveTo(app, '2026-09-01T07:00:00', admin);
  expect((await add({}, admin.token)).status).toBe(201);
});

test('only to an active booking', async () => {
  const { admin, add, id, places } = await centroConReserva();
  const change = (estado: string) =>
    app.call(`PATCH /reservas/${id}/estado?nuevoEstado=${estado}`, admin);
  await change('CANCELADA');
  expect(outcome(await add())).toEqual(INACTIVE);
  await change('PENDIENTE');
  expect((await add()).status).toBe(201);
  expect(await places()).toMatchObject({ ocupados: 2, asientos: 2 });
  await app.database.db.updateTable('reservas').set({ estado: 'COMPLETADA' }).execute();
  expect(outcome(await add())).toEqual(INACTIVE);
});

test('of many companions at once for the last place one gets it, in one booking or in several', async () => {
  const { ana, add, franjaId, places } = await centroConReserva(1);
  const luis = await crearPersona(app);
  const other = await reservar(app, luis, franjaId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => add(n % 2 === 0 ? {} : { reservaId: other.id })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 7 }, () => NO_PLACE));
  expect(await places()).toMatchObject({ ocupados: 4, asientos: 4 });
  const prices = [(await app.call('GET /reservas/mias', ana)).body.reservas[0]].map(
    ({ numPersonas, precio }) => [numPersonas, precio],
  );
  expect([[[2, 36_000]], [[3, 45_000]]]).toContainEqual(prices);
});

test('of many at once to a booking of three one more fits, however large the franja is', async () => {
  const { admin, add, booking, franjaId, places } = await centroConReserva(2);
  await app.call(`PUT /franjas/${franjaId}`, { ...admin, body: { capacidadEfectiva: 10 } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 4 }, () => FULL_BOOKING));
  expect(await booking()).toMatchObject({ personas: 4, precioTotal: 60_000 });
  expect(await places()).toMatchObject({ ocupados: 4, asientos: 4 });
});

test('an unknown booking is not found; a client may not', async () => {
  const { ana, add } = await centroConReserva();
  expect(outcome(await add({ reservaId: 999 }))).toEqual(
    refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva'),
  );
  expect(outcome(await add({}, ana.token))).toEqual(
    refusal(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto'),
  );
});

test.each([
  ['reservaId', { reservaId: 0 }, 'La reserva es obligatoria'],
  ['reservaId', { reservaId: '1' }, 'La reserva es obligatoria'],
  ['nombre', { nombre: '  ' }, 'El nombre es obligatorio'],
  ['nombre', { nombre: 'x'.repeat(61) }, 'El nombre no puede tener más de 60 caracteres'],
  ['nombre', { nombre: 'Sol\nMar' }, 'El nombre tiene caracteres no permitidos'],
  ['sexo', { sexo: undefined }, 'El género es obligatorio'],
  ['sexo', { sexo: 'NO_DECLARA' }, 'El género es obligatorio'],
])('refuses a malformed %s: %j', async (campo, changes, mensaje) => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  const body = { reservaId: 1, nombre: 'Sol', sexo: 'FEMENINO', ...changes };
  expect(outcome(await app.call('POST /asientos', { token, body }))).toEqual(
    invalid(campo, mensaje),
  );
});

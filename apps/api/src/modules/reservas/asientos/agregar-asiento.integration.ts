import {
  cancelarReserva,
  cambiarEstadoDeReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { actualizarFranja, bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarAsiento,
  agregarAsiento,
  eliminarAsiento,
} from '@remanso/contract/reserva/asientos.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  reservar,
  verDia,
  type Admin,
  type Persona,
} from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { countPlaces } from '../../../../test/support/compete-for-places.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const conAcompaniantes = (con: number) =>
  ({ clientes: ['ana', 'luis'], reservas: [{ de: 'ana', hora: '08:00', con }] }) as const;

const SOL = { nombre: 'Sol', sexo: 'FEMENINO' as const };
const add = (as: Persona, reservaId: number, persona = SOL) =>
  app.call(agregarAsiento, { as, body: { reservaId, ...persona } });
const booking = (as: Admin, id: number) => app.make(obtenerReserva, { as, params: { id } });

test('a companion takes a place, and the booking costs what it does for so many', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, conAcompaniantes(0));
  const answer = await app.call(agregarAsiento, {
    as: admin,
    body: { reservaId: id, nombre: '  luz maría ', sexo: 'OTROS' },
  });
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
  expect(await booking(admin, id)).toMatchObject({
    personas: 2,
    precioTotal: 36_000,
    notas: 'Reserva para 1 persona(s)',
    participantes: [
      { asientoId: 1, esTitular: true },
      { asientoId: 2, esTitular: false, nombre: 'Luz María', sexo: 'OTROS' },
    ],
  });
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('who is added is never the holder, whatever the body says', async () => {
  const { admin, reservaId: id } = await world(app, conAcompaniantes(0));
  const more = { esTitular: true, tipo: 'TITULAR', id: 900 };
  const { body } = await add(admin, id, { ...SOL, ...more });
  expect(body).toMatchObject({ id: 2, esTitular: false, tipo: 'ACOMPANIANTE' });
  expect((await booking(admin, id)).participantes).toMatchObject([
    { esTitular: true },
    { esTitular: false },
  ]);
});

test('a companion whom nobody names is called by their place, and named later', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, conAcompaniantes(0));
  const addUnnamed = (body = {}) =>
    app.make(agregarAsiento, { as: admin, body: { reservaId: id, ...body } });
  expect(await addUnnamed()).toMatchObject({ nombre: 'Acompañante 1', sexo: 'NO_DECLARA' });
  const second = await addUnnamed({ nombre: '  ' });
  expect(second).toMatchObject({ id: 3, nombre: 'Acompañante 2' });
  await app.make(eliminarAsiento, { as: admin, params: { id: 2 } });
  // The other companion is still called 'Acompañante 2'.
  expect(await addUnnamed()).toMatchObject({ nombre: 'Acompañante 1' });
  const named = { as: admin, params: { id: second.id }, body: { nombre: 'Sol' } };
  expect(await app.make(actualizarAsiento, named)).toMatchObject({
    nombre: 'Sol',
    sexo: 'NO_DECLARA',
  });
  const [franja] = await verDia(app, VIERNES, admin);
  expect(franja).toMatchObject({ id: franjaId, composicionGenero: { FEMENINO: 1, NO_DECLARA: 2 } });
});

test('the price is today’s, also for those who were there before', async () => {
  const { admin, reservaId: id } = await world(app, conAcompaniantes(1));
  const preciosPorCapacidad = [1, 2, 3, 4].map((capacidad) => ({
    capacidad,
    precio: 1_000 * capacidad,
  }));
  const body = { ...CONFIG, preciosPorCapacidad };
  expect((await app.call(actualizarConfig, { as: admin, body })).status).toBe(200);
  expect((await booking(admin, id)).precioTotal).toBe(36_000);
  await add(admin, id);
  expect((await booking(admin, id)).precioTotal).toBe(3_000);
});

test('where the table has no row for so many, 60000 scaled by four', async () => {
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.slice(0, 2);
  const {
    admin,
    franjaId,
    reservaId: id,
  } = await world(app, {
    ...conAcompaniantes(1),
    config: {
      capacidadBase: 2,
      preciosPorCapacidad,
    },
  });
  await app.call(actualizarFranja, {
    as: admin,
    params: { id: franjaId },
    body: { capacidadEfectiva: 4 },
  });
  expect((await add(admin, id)).status).toBe(201);
  expect((await booking(admin, id)).precioTotal).toBe(45_000);
});

test('four people at most, however large the franja is', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  await app.call(actualizarFranja, {
    as: admin,
    params: { id: franjaId },
    body: { capacidadEfectiva: 10 },
  });
  expect((await add(admin, id)).status).toBe(201);
  const before = await booking(admin, id);
  expect(outcome(await add(admin, id))).toBe('409 RESERVA_LLENA');
  expect(await booking(admin, id)).toEqual(before);
});

test('only with a free place in a franja that can be booked', async () => {
  const { admin, luis, franjaId, reservaId: id } = await world(app, conAcompaniantes(1));
  const other = await reservar(app, luis, franjaId, 1);
  expect(outcome(await add(admin, id))).toBe('409 SIN_CUPO');
  await app.call(cancelarReserva, { as: luis, params: { id: other.id } });
  await app.call(bloquearFranja, { as: admin, params: { id: franjaId } });
  expect(outcome(await add(admin, id))).toBe('409 FRANJA_BLOQUEADA');
  expect(await booking(admin, id)).toMatchObject({ personas: 2, precioTotal: 36_000 });
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('until the end of the day, whatever the limit, and beyond the clients’ window', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, conAcompaniantes(0));
  await moveTo(app, `${VIERNES}T23:59:59`, admin);
  expect((await add(admin, id)).status).toBe(201);
  expect(await booking(admin, id)).toMatchObject({ estado: 'COMPLETADA', precioTotal: 36_000 });
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
  await moveTo(app, '2026-10-03T00:00:00', admin);
  expect(outcome(await add(admin, id))).toBe('409 RESERVA_INACTIVA');
  await moveTo(app, '2026-09-01T07:00:00', admin);
  expect((await add(admin, id)).status).toBe(201);
});

test('only to an active booking', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, conAcompaniantes(0));
  const change = (estado: string) =>
    app.call(cambiarEstadoDeReserva, { as: admin, params: { id }, query: { nuevoEstado: estado } });
  await change('CANCELADA');
  expect(outcome(await add(admin, id))).toBe('409 RESERVA_INACTIVA');
  await change('PENDIENTE');
  expect((await add(admin, id)).status).toBe(201);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('of many companions at once for the last place one gets it, in one booking or in several', async () => {
  const { admin, ana, luis, franjaId, reservaId: id } = await world(app, conAcompaniantes(1));
  const other = await reservar(app, luis, franjaId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => add(admin, n % 2 === 0 ? id : other.id)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 7 }, () => '409 SIN_CUPO'));
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 4, asientos: 4 });
  const { numPersonas, precio } = await app.make(obtenerReserva, { as: ana, params: { id } });
  expect([
    [2, 36_000],
    [3, 45_000],
  ]).toContainEqual([numPersonas, precio]);
});

test('of many at once to a booking of three one more fits, however large the franja is', async () => {
  const { admin, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  await app.call(actualizarFranja, {
    as: admin,
    params: { id: franjaId },
    body: { capacidadEfectiva: 10 },
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(admin, id)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 4 }, () => '409 RESERVA_LLENA'));
  expect(await booking(admin, id)).toMatchObject({ personas: 4, precioTotal: 60_000 });
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 4, asientos: 4 });
});

test('an unknown booking is not found; a client may not', async () => {
  const { admin, ana, reservaId: id } = await world(app, conAcompaniantes(0));
  expect(outcome(await add(admin, 999))).toBe('404 RESERVA_INEXISTENTE');
  expect(outcome(await add(ana, id))).toBe('403 SIN_PERMISO');
});

test.each([
  ['reservaId', 0],
  ['reservaId', '1'],
  ['nombre', null],
  ['nombre', 'x'.repeat(61)],
  ['nombre', 'Sol\nMar'],
  ['sexo', null],
  ['sexo', 'NO_DECLARA'],
])('refuses a malformed %s: %j', async (campo, value) => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  const body = { reservaId: 1, ...SOL, [campo]: value };
  expect(outcome(await app.send('POST', '/asientos', { as, body }))).toBe(
    `400 DATOS_INVALIDOS ${campo}`,
  );
});

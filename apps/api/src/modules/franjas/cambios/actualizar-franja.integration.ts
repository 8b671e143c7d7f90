import { crearBloqueo } from '@remanso/contract/plan/excepciones.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  actualizarFranja,
  obtenerFranja,
  eliminarFranja,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  reservar,
  verDia,
  type Admin,
} from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const edit = (as: Admin, id: number, body: BodyOf<typeof actualizarFranja>) =>
  app.call(actualizarFranja, { as, params: { id }, body });
const seen = (as: Admin, id: number) => app.make(obtenerFranja, { as, params: { id } });

test('what the body does not name stays as it is', async () => {
  const { admin, franjaId } = await world(app);
  const before = await seen(admin, franjaId);
  expect(outcome(await edit(admin, franjaId, {}))).toEqual([200, { franja: before }]);
  const larger = { ...before, capacidadEfectiva: 7 };
  expect(outcome(await edit(admin, franjaId, { capacidadEfectiva: 7 }))).toEqual([
    200,
    { franja: larger },
  ]);
  const shorter = { ...larger, fin: `${VIERNES}T08:50:00`, horaFin: '08:50' };
  expect(outcome(await edit(admin, franjaId, { fin: shorter.fin }))).toEqual([
    200,
    { franja: shorter },
  ]);
  const earlier = { ...shorter, inicio: `${VIERNES}T07:50:00`, horaInicio: '07:50' };
  expect(outcome(await edit(admin, franjaId, { inicio: earlier.inicio }))).toEqual([
    200,
    { franja: earlier },
  ]);
  expect(await seen(admin, franjaId)).toEqual(earlier);
});

test('it may go to another day, and what it is not is dropped', async () => {
  const { admin, franjaId } = await world(app);
  const asked = {
    inicio: '2026-10-04T10:00:00',
    fin: '2026-10-04T12:00:00',
    id: 900,
    fecha: '2026-12-31',
    estado: 'BLOQUEADA',
    ocupadosTotal: 3,
  };
  const { body } = await edit(admin, franjaId, asked);
  expect(body.franja).toMatchObject({
    id: franjaId,
    fecha: '2026-10-04',
    estado: 'ACTIVA',
    ocupadosTotal: 0,
  });
});

test('an edited franja is no longer the plan’s: other hours or capacities leave it alone', async () => {
  const { admin, franjaId } = await world(app);
  const { body } = await edit(admin, franjaId, { capacidadEfectiva: 3 });
  const config = { ...CONFIG, capacidadBase: 2, duracionBaseMin: 45 };
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.slice(0, 2);
  const saved = await app.call(actualizarConfig, {
    as: admin,
    body: { ...config, preciosPorCapacidad },
  });
  expect(saved.status).toBe(200);
  expect(await seen(admin, franjaId)).toEqual(body.franja);
});

test('the capacity never goes below the people who come', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const { id } = await reservar(app, luis, franjaId, 1);
  await reservar(app, ana, franjaId);
  const refused = await edit(admin, franjaId, { capacidadEfectiva: 2 });
  expect(outcome(refused)).toBe('409 CAPACIDAD_BAJO_OCUPACION');
  expect(told(refused)).toBe(
    'La capacidad no puede ser menor que las 3 personas que ya reservaron',
  );
  expect((await edit(admin, franjaId, { capacidadEfectiva: 3 })).body.franja).toMatchObject({
    estado: 'COMPLETA',
    capacidadEfectiva: 3,
  });
  await app.call(cancelarReserva, { as: luis, params: { id } });
  expect((await edit(admin, franjaId, { capacidadEfectiva: 1 })).status).toBe(200);
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'COMPLETA', capacidadEfectiva: 1 });
});

test('the hours never move under bookings, not even by a minute; cancelled ones do not count', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  const before = await seen(admin, franjaId);
  expect(outcome(await edit(admin, franjaId, { fin: `${VIERNES}T08:59:00` }))).toBe(
    '409 HORARIO_CON_RESERVAS',
  );
  expect(
    outcome(await edit(admin, franjaId, { inicio: `${VIERNES}T07:59:00`, capacidadEfectiva: 8 })),
  ).toBe('409 HORARIO_CON_RESERVAS');
  expect(await seen(admin, franjaId)).toEqual(before);
  const same = { inicio: before.inicio, fin: before.fin, capacidadEfectiva: 8 };
  expect((await edit(admin, franjaId, same)).body.franja).toEqual({
    ...before,
    capacidadEfectiva: 8,
  });
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect((await edit(admin, franjaId, { fin: `${VIERNES}T08:59:00` })).status).toBe(200);
});

test('it never comes to lie over another, in the past, or across midnight', async () => {
  const { admin, franjaId } = await world(app);
  expect(outcome(await edit(admin, franjaId, { fin: `${VIERNES}T09:01:00` }))).toBe(
    '409 FRANJA_SUPERPUESTA',
  );
  expect(
    outcome(
      await edit(admin, franjaId, { inicio: `${VIERNES}T16:30:00`, fin: `${VIERNES}T16:40:00` }),
    ),
  ).toBe('409 FRANJA_SUPERPUESTA');
  expect(
    outcome(
      await edit(admin, franjaId, { inicio: '2026-10-01T07:00:00', fin: '2026-10-01T07:30:00' }),
    ),
  ).toBe('409 FRANJA_PASADA');
  expect(outcome(await edit(admin, franjaId, { fin: '2026-10-03T08:00:00' }))).toBe(
    '400 DATOS_INVALIDOS fin',
  );
  expect(outcome(await edit(admin, franjaId, { fin: '2026-10-03T00:00:00' }))).toBe(
    '400 DATOS_INVALIDOS fin',
  );
  expect(outcome(await edit(admin, franjaId, { fin: `${VIERNES}T08:00:00` }))).toBe(
    '400 DATOS_INVALIDOS fin',
  );
  expect(outcome(await edit(admin, franjaId, { inicio: `${VIERNES}T09:00:00` }))).toBe(
    '400 DATOS_INVALIDOS fin',
  );
});

test('one that has begun keeps its hours, but may be made larger', async () => {
  const { admin, franjaId } = await world(app);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await edit(admin, franjaId, { fin: `${VIERNES}T08:50:00` }))).toBe(
    '409 FRANJA_PASADA',
  );
  expect((await edit(admin, franjaId, { capacidadEfectiva: 5 })).status).toBe(200);
});

test('two edits at once that want the same hour: one has it', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const franjas = (await verDia(app, VIERNES, ana)).slice(0, 3);
  const hours = { inicio: `${VIERNES}T13:00:00`, fin: `${VIERNES}T14:00:00` };
  const answers = await Promise.all(franjas.map(({ id }) => edit(admin, id, hours)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual(['409 FRANJA_SUPERPUESTA', '409 FRANJA_SUPERPUESTA']);
});

test('a smaller capacity against bookings at once leaves no more people than places', async () => {
  const { admin, franjaId } = await world(app);
  const clients = await Promise.all(Array.from({ length: 4 }, () => crearPersona(app)));
  const [edited, ...booked] = await Promise.all([
    edit(admin, franjaId, { capacidadEfectiva: 1 }),
    ...clients.map((persona) => app.call(crearReserva, { as: persona, body: { franjaId } })),
  ]);
  expect([200, 409]).toContain(edited.status);
  const got = booked.filter(({ status }) => status === 201).length;
  expect(got + booked.filter((answer) => outcome(answer) === '409 SIN_CUPO').length).toBe(4);
  expect(await seen(admin, franjaId)).toMatchObject({ ocupadosTotal: got });
  expect(got).toBe(edited.status === 200 ? 1 : 4);
});

test('under a bloqueo it comes, and out of it it goes, with its hours', async () => {
  const { admin, franjaId } = await world(app);
  const bloqueo = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const body = { ...bloqueo, horaInicio: '13:00', horaFin: '14:00' };
  await app.call(crearBloqueo, { as: admin, body });
  await edit(admin, franjaId, { inicio: `${VIERNES}T13:30:00`, fin: `${VIERNES}T14:30:00` });
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'BLOQUEADA' });
  await edit(admin, franjaId, { inicio: `${VIERNES}T14:00:00` });
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'ACTIVA' });
});

test('a bloqueo made after it began does not reach it through an edit of its capacity', async () => {
  const { admin, franjaId } = await world(app);
  await moveTo(app, `${VIERNES}T08:10:00`, admin);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  await app.call(crearBloqueo, { as: admin, body });
  await edit(admin, franjaId, { capacidadEfectiva: 5 });
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'ACTIVA', capacidadEfectiva: 5 });
});

test('what is malformed is told before what is missing, and that before what the state forbids', async () => {
  const { admin, ana, franja, franjaId } = await world(app, { clientes: ['ana'] });
  const inverted = { inicio: `${VIERNES}T10:00:00`, fin: `${VIERNES}T09:00:00` };
  const across = { inicio: `${VIERNES}T10:00:00`, fin: '2026-10-03T09:00:00' };
  expect(outcome(await edit(admin, 999, inverted))).toBe('400 DATOS_INVALIDOS fin');
  expect(outcome(await edit(admin, 999, across))).toBe('400 DATOS_INVALIDOS fin');
  expect(outcome(await edit(admin, 999, { capacidadEfectiva: 0 }))).toBe(
    '400 DATOS_INVALIDOS capacidadEfectiva',
  );
  expect(outcome(await edit(admin, 999, { capacidadEfectiva: 5 }))).toBe('404 FRANJA_INEXISTENTE');
  await app.call(eliminarFranja, { as: admin, params: { id: franjaId } });
  expect(outcome(await edit(admin, franjaId, { capacidadEfectiva: 5 }))).toBe(
    '404 FRANJA_INEXISTENTE',
  );
  await reservar(app, ana, franja('09:00'));
  expect(outcome(await edit(admin, franja('09:00'), inverted))).toBe('400 DATOS_INVALIDOS fin');
});

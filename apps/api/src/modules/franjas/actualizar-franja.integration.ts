import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Opens a centre, with functions that edit and read its franja of Friday at eight. */
async function centroConEdicion() {
  const scene = await centroConFranja(app);
  const edit = (body: object, id: number | string = scene.franjaId) =>
    app.call(`PUT /franjas/${id}`, { token: scene.admin.token, body });
  const seen = async () => (await app.call(`GET /franjas/${scene.franjaId}`, scene.admin)).body;
  return { ...scene, edit, seen };
}

const MISSING = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
const TAKEN = refusal(409, 'FRANJA_SUPERPUESTA', 'Ya existe un turno en ese horario');
const PAST = refusal(409, 'FRANJA_PASADA', 'No se puede crear o mover un turno al pasado');
const BOOKED = refusal(
  409,
  'HORARIO_CON_RESERVAS',
  'No se puede cambiar el horario de un turno que tiene reservas activas',
);
const INVERTED = invalid('fin', 'La hora de fin debe ser posterior a la hora de inicio');
const TWO_DAYS = invalid('fin', 'Un turno debe empezar y terminar el mismo día');
const tooSmall = (ocupados: number) =>
  refusal(
    409,
    'CAPACIDAD_BAJO_OCUPACION',
    `La capacidad no puede ser menor que las ${ocupados} personas que ya reservaron`,
  );

test('what the body does not name stays as it is', async () => {
  const { edit, seen } = await centroConEdicion();
  const before = await seen();
  expect(outcome(await edit({}))).toEqual([200, { franja: before }]);
  const larger = { ...before, capacidadEfectiva: 7 };
  expect(outcome(await edit({ capacidadEfectiva: 7 }))).toEqual([200, { franja: larger }]);
  const shorter = { ...larger, fin: `${VIERNES}T08:50:00`, horaFin: '08:50' };
  expect(outcome(await edit({ fin: shorter.fin }))).toEqual([200, { franja: shorter }]);
  const earlier = { ...shorter, inicio: `${VIERNES}T07:50:00`, horaInicio: '07:50' };
  expect(outcome(await edit({ inicio: earlier.inicio }))).toEqual([200, { franja: earlier }]);
  expect(await seen()).toEqual(earlier);
});

test('it may go to another day, and what it is not is dropped', async () => {
  const { edit, franjaId } = await centroConEdicion();
  const { body } = await edit({
    inicio: '2026-10-04T10:00:00',
    fin: '2026-10-04T12:00:00',
    id: 900,
    fecha: '2026-12-31',
    estado: 'BLOQUEADA',
    ocupadosTotal: 3,
  });
  expect(body.franja).toMatchObject({
    id: franjaId,
    fecha: '2026-10-04',
    estado: 'ACTIVA',
    ocupadosTotal: 0,
  });
});

test('an edited franja is no longer the plan’s: other hours or capacities leave it alone', async () => {
  const { admin, edit, seen } = await centroConEdicion();
  const { body } = await edit({ capacidadEfectiva: 3 });
  const config = { ...CONFIG, capacidadBase: 2, duracionBaseMin: 45 };
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.slice(0, 2);
  const saved = await app.call('PUT /config', {
    ...admin,
    body: { ...config, preciosPorCapacidad },
  });
  expect(saved.status).toBe(200);
  expect(await seen()).toEqual(body.franja);
});

test('the capacity never goes below the people who come', async () => {
  const { ana, edit, franjaId, seen } = await centroConEdicion();
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, franjaId, 1);
  await reservar(app, ana, franjaId);
  expect(outcome(await edit({ capacidadEfectiva: 2 }))).toEqual(tooSmall(3));
  expect((await edit({ capacidadEfectiva: 3 })).body.franja).toMatchObject({
    estado: 'COMPLETA',
    capacidadEfectiva: 3,
  });
  await app.call(`POST /reservas/${id}/cancelar`, luis);
  expect((await edit({ capacidadEfectiva: 1 })).status).toBe(200);
  expect(await seen()).toMatchObject({ estado: 'COMPLETA', capacidadEfectiva: 1 });
});

test('the hours never move under bookings, not even by a minute; cancelled ones do not count', async () => {
  const { ana, edit, franjaId, seen } = await centroConEdicion();
  const { id } = await reservar(app, ana, franjaId);
  const before = await seen();
  expect(outcome(await edit({ fin: `${VIERNES}T08:59:00` }))).toEqual(BOOKED);
  expect(outcome(await edit({ inicio: `${VIERNES}T07:59:00`, capacidadEfectiva: 8 }))).toEqual(
    BOOKED,
  );
  expect(await seen()).toEqual(before);
  const same = { inicio: before.inicio, fin: before.fin, capacidadEfectiva: 8 };
  expect((await edit(same)).body.franja).toEqual({ ...before, capacidadEfectiva: 8 });
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect((await edit({ fin: `${VIERNES}T08:59:00` })).status).toBe(200);
});

test('it never comes to lie over another, in the past, or across midnight', async () => {
  const { edit } = await centroConEdicion();
  expect(outcome(await edit({ fin: `${VIERNES}T09:01:00` }))).toEqual(TAKEN);
  expect(
    outcome(await edit({ inicio: `${VIERNES}T16:30:00`, fin: `${VIERNES}T16:40:00` })),
  ).toEqual(TAKEN);
  expect(
    outcome(await edit({ inicio: '2026-10-01T07:00:00', fin: '2026-10-01T07:30:00' })),
  ).toEqual(PAST);
  expect(outcome(await edit({ fin: '2026-10-03T08:00:00' }))).toEqual(TWO_DAYS);
  expect(outcome(await edit({ fin: '2026-10-03T00:00:00' }))).toEqual(TWO_DAYS);
  expect(outcome(await edit({ fin: `${VIERNES}T08:00:00` }))).toEqual(INVERTED);
  expect(outcome(await edit({ inicio: `${VIERNES}T09:00:00` }))).toEqual(INVERTED);
});

test('one that has begun keeps its hours, but may be made larger', async () => {
  const { admin, edit } = await centroConEdicion();
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await edit({ fin: `${VIERNES}T08:50:00` }))).toEqual(PAST);
  expect((await edit({ capacidadEfectiva: 5 })).status).toBe(200);
});

test('two edits at once that want the same hour: one has it', async () => {
  const { ana, edit } = await centroConEdicion();
  const franjas = (await verDia(app, VIERNES, ana)).slice(0, 3);
  const hours = { inicio: `${VIERNES}T13:00:00`, fin: `${VIERNES}T14:00:00` };
  const answers = await Promise.all(franjas.map(({ id }) => edit(hours, id)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual([TAKEN, TAKEN]);
});

test('a smaller capacity against bookings at once leaves no more people than places', async () => {
  const { edit, franjaId, seen } = await centroConEdicion();
  const clients = await Promise.all(Array.from({ length: 4 }, () => crearPersona(app)));
  const [edited, ...booked] = await Promise.all([
    edit({ capacidadEfectiva: 1 }),
    ...clients.map(({ token }) => app.call('POST /reservas', { token, body: { franjaId } })),
  ]);
  expect([200, 409]).toContain(edited.status);
  const got = booked.filter(({ status }) => status === 201).length;
  expect(got + booked.filter(({ body }) => body.codigo === 'SIN_CUPO').length).toBe(4);
  expect(await seen()).toMatchObject({ ocupadosTotal: got });
  expect(got).toBe(edited.status === 200 ? 1 : 4);
});

test('under a bloqueo it comes, and out of it it goes, with its hours', async () => {
  const { admin, edit, seen } = await centroConEdicion();
  const bloqueo = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const body = { ...bloqueo, horaInicio: '13:00', horaFin: '14:00' };
  await app.call('POST /excepciones/bloqueos', { ...admin, body });
  await edit({ inicio: `${VIERNES}T13:30:00`, fin: `${VIERNES}T14:30:00` });
  expect(await seen()).toMatchObject({ estado: 'BLOQUEADA' });
  await edit({ inicio: `${VIERNES}T14:00:00` });
  expect(await seen()).toMatchObject({ estado: 'ACTIVA' });
});

test('a bloqueo made after it began does not reach it through an edit of its capacity', async () => {
  const { admin, edit, seen } = await centroConEdicion();
  await moveTo(app, `${VIERNES}T08:10:00`, admin);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  await app.call('POST /excepciones/bloqueos', { ...admin, body });
  await edit({ capacidadEfectiva: 5 });
  expect(await seen()).toMatchObject({ estado: 'ACTIVA', capacidadEfectiva: 5 });
});

test('what is malformed is told before what is missing, and that before what the state forbids', async () => {
  const { admin, ana, edit, franjaId } = await centroConEdicion();
  const inverted = { inicio: `${VIERNES}T10:00:00`, fin: `${VIERNES}T09:00:00` };
  const across = { inicio: `${VIERNES}T10:00:00`, fin: '2026-10-03T09:00:00' };
  expect(outcome(await edit(inverted, 999))).toEqual(INVERTED);
  expect(outcome(await edit(across, 999))).toEqual(TWO_DAYS);
  expect(outcome(await edit({ capacidadEfectiva: 0 }, 999))).toEqual(
    invalid('capacidadEfectiva', 'La capacidad debe estar entre 1 y 10'),
  );
  expect(outcome(await edit({ capacidadEfectiva: 5 }, 999))).toEqual(MISSING);
  await app.call(`DELETE /franjas/${franjaId}`, admin);
  expect(outcome(await edit({ capacidadEfectiva: 5 }))).toEqual(MISSING);
  const [next] = await verDia(app, VIERNES, ana);
  await reservar(app, ana, next?.id ?? 0);
  expect(outcome(await edit(inverted, next?.id))).toEqual(INVERTED);
});

import {
  generarFranjas,
  crearFranja,
  actualizarFranja,
  franjasPorFecha,
} from '@remanso/contract/franja/franjas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  crearFeriado,
  eliminarFeriado,
  crearOverride,
} from '@remanso/contract/plan/excepciones.contract';
import { previsualizarEliminarFeriado } from '@remanso/contract/plan/excepciones-previas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const close = (persona: Persona, fecha = VIERNES, descripcion = 'Fiesta') =>
  app.call(crearFeriado, { as: persona, body: { fecha, descripcion } });
const reopen = (persona: Persona, id: number | string) =>
  app.call(eliminarFeriado, { as: persona, params: { id } });

const hoursOf = async (persona: Persona, fecha = VIERNES) =>
  (await verDia(app, fecha, persona)).map(({ horaInicio }) => horaInicio);
test('a feriado closes its day and no other, and deleting it opens it again', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  expect(outcome(await close(admin, VIERNES, '  Día de la  región '))).toEqual([
    201,
    { id: 1, fecha: VIERNES, descripcion: 'Día de la  región', conflictos: [] },
  ]);
  expect(await hoursOf(ana)).toEqual([]);
  expect(await hoursOf(ana, '2026-10-03')).toHaveLength(8);
  expect(outcome(await reopen(admin, 1))).toEqual([
    200,
    { message: 'Excepción eliminada correctamente', conflictos: [] },
  ]);
  expect(await hoursOf(ana)).toHaveLength(8);
  expect(outcome(await reopen(admin, 1))).toBe('404 EXCEPCION_INEXISTENTE');
});

test('what has bookings is kept and answered, with the bookings that are active', async () => {
  const { admin, ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const cancelled = await reservar(app, luis, franjaId);
  await app.call(cancelarReserva, { as: luis, params: { id: cancelled.id } });
  const { id } = await reservar(app, ana, franjaId, 1);
  const { body } = await close(admin);
  expect(body.conflictos).toHaveLength(1);
  const [conflicto] = body.conflictos;
  expect(conflicto?.franja).toMatchObject({
    id: franjaId,
    estado: 'BLOQUEADA',
    motivo: 'Fiesta',
    ocupadosTotal: 2,
  });
  expect(conflicto?.reservas).toEqual([
    (await app.call(obtenerReserva, { as: admin, params: { id } })).body,
  ]);
  expect(await hoursOf(ana)).toEqual(['08:00']);
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body.estado).toBe(
    'confirmada',
  );
  // Once the booking is cancelled, no booking keeps the franja on the closed day.
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(await hoursOf(ana)).toEqual([]);
});

test('deleting it answers what still does not fit', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId);
  const { body } = await close(admin);
  await app.call(crearOverride, {
    as: admin,
    body: { fecha: VIERNES, tramos: [{ horaInicio: '17:00', horaFin: '18:00' }] },
  });
  const deleted = await reopen(admin, body.id);
  expect(deleted.body.conflictos).toMatchObject([
    { franja: { id: franjaId }, reservas: [{ cliente: { id: ana.id } }] },
  ]);
  expect(await hoursOf(ana)).toEqual(['08:00', '17:00']);
});

test('one a day, whoever comes first', async () => {
  const { admin } = await world(app);
  const answers = await Promise.all(Array.from({ length: 4 }, () => close(admin)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(outcome)).toEqual([
    '409 FERIADO_REPETIDO',
    '409 FERIADO_REPETIDO',
    '409 FERIADO_REPETIDO',
  ]);
  expect((await close(admin, '2026-10-03')).status).toBe(201);
});

test('franjas made or changed by hand stay, closed; only the plan’s own are withdrawn', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const byHand = { inicio: `${VIERNES}T13:00:00`, fin: `${VIERNES}T14:00:00` };
  await app.call(crearFranja, { as: admin, body: byHand });
  await app.call(actualizarFranja, {
    as: admin,
    params: { id: franjaId },
    body: { capacidadEfectiva: 2 },
  });
  await close(admin);
  const left = await verDia(app, VIERNES, ana);
  expect(left.map(({ horaInicio, estado }) => `${horaInicio} ${estado}`)).toEqual([
    '08:00 BLOQUEADA',
    '13:00 BLOQUEADA',
  ]);
});

test('what has begun or is over does not change', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await moveTo(app, `${VIERNES}T16:30:00`, admin, ana);
  const day = async () =>
    (await app.call(franjasPorFecha, { as: admin, params: { fecha: VIERNES } })).body;
  const before = await day();
  const created = await close(admin);
  expect(created.status).toBe(201);
  expect(await day()).toEqual(before.slice(0, 5));
  await moveTo(app, '2026-10-03T07:00:00', admin);
  const past = await day();
  expect(outcome(await close(admin, '2026-10-01'))).toBe('409 EXCEPCION_PASADA');
  const params = { id: created.body.id };
  for (const endpoint of [eliminarFeriado, previsualizarEliminarFeriado]) {
    const answer = await app.call(endpoint, { as: admin, params });
    expect(outcome(answer)).toBe('409 EXCEPCION_PASADA');
  }
  const body = { fecha: '2026-10-09', descripcion: 'Otro día' };
  const query = { reemplaza: created.body.id };
  expect(outcome(await app.call(crearFeriado, { as: admin, body, query }))).toBe(
    '409 EXCEPCION_PASADA',
  );
  expect(await day()).toEqual(past);
});

test('a feriado beyond the window waits for the days to be made', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await close(admin, '2026-10-09');
  await moveTo(app, '2026-10-03T07:00:00', admin, ana);
  await app.call(generarFranjas, { as: admin });
  expect(await hoursOf(ana, '2026-10-08')).toHaveLength(8);
  expect(await hoursOf(ana, '2026-10-09')).toEqual([]);
  expect(await hoursOf(ana, '2026-10-10')).toHaveLength(8);
});

test('29 February can be closed, and opened again', async () => {
  app.clock.set('2028-02-25T07:00:00');
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const { body } = await close(admin, '2028-02-29');
  expect(body).toMatchObject({ fecha: '2028-02-29', conflictos: [] });
  expect(await hoursOf(ana, '2028-02-29')).toEqual([]);
  expect(await hoursOf(ana, '2028-03-01')).toHaveLength(8);
  await reopen(admin, body.id);
  expect(await hoursOf(ana, '2028-02-29')).toHaveLength(8);
});

test.each([
  ['fecha', '2027-02-29', 'Fiesta'],
  ['fecha', 'today', 'Fiesta'],
  ['fecha', undefined, 'Fiesta'],
  ['descripcion', VIERNES, ' '],
  ['descripcion', VIERNES, undefined],
  ['descripcion', VIERNES, 'x'.repeat(201)],
])('refuses a malformed %s: %j, %j', async (campo, fecha, descripcion) => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  const body = { fecha, descripcion };
  const answer = await app.send('POST', '/excepciones/feriados', { as, body });
  expect(outcome(answer)).toBe(`400 DATOS_INVALIDOS ${campo}`);
});

test('making and deleting one are in the trail', async () => {
  const { admin } = await world(app);
  const { body } = await close(admin);
  await reopen(admin, body.id);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'accion', 'entidad_id', 'antes', 'despues'])
    .where('entidad', '=', 'feriados')
    .orderBy('id')
    .execute();
  const feriado = { fecha: VIERNES, descripcion: 'Fiesta' };
  const row = { usuario_id: admin.id, entidad_id: body.id };
  expect(trail).toMatchObject([
    { ...row, accion: 'crearFeriado', antes: null, despues: feriado },
    { ...row, accion: 'eliminarFeriado', antes: feriado, despues: null },
  ]);
});

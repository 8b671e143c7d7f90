import {
  crearFranja,
  generarFranjas,
  bloquearFranja,
  franjasPorFecha,
} from '@remanso/contract/franja/franjas.contract';
import { crearReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { crearBloqueo, eliminarBloqueo } from '@remanso/contract/plan/excepciones.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const SABADO = '2026-10-03';
const UN_DIA = { fechaDesde: VIERNES, fechaHasta: VIERNES };

const block = (persona: Persona, body: BodyOf<typeof crearBloqueo>) =>
  app.call(crearBloqueo, { as: persona, body });
const unblock = (persona: Persona, id: number) =>
  app.call(eliminarBloqueo, { as: persona, params: { id } });

async function blockedHours(persona: Persona, fecha = VIERNES): Promise<string[]> {
  const franjas = await verDia(app, fecha, persona);
  return franjas.filter(({ estado }) => estado === 'BLOQUEADA').map((f) => f.horaInicio);
}

test('whole days: every franja of each is blocked, from the first to the last', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const body = { fechaDesde: VIERNES, fechaHasta: '2026-10-05', motivo: ' Pintura ' };
  expect(outcome(await block(admin, body))).toEqual([
    201,
    { ...body, id: 1, motivo: 'Pintura', horaInicio: null, horaFin: null, conflictos: [] },
  ]);
  expect(await blockedHours(ana, '2026-10-01')).toEqual([]);
  for (const fecha of [VIERNES, SABADO, '2026-10-05']) {
    expect(await blockedHours(ana, fecha)).toHaveLength(8);
  }
  expect(await blockedHours(ana, '2026-10-06')).toEqual([]);
});

test('some hours of each day: whatever they touch by a minute, and nothing else', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const hours = { horaInicio: '09:59', horaFin: '16:01' };
  const { body } = await block(admin, { fechaDesde: VIERNES, fechaHasta: SABADO, ...hours });
  expect(body).toMatchObject({ ...hours, motivo: null });
  for (const fecha of [VIERNES, SABADO]) {
    expect(await blockedHours(ana, fecha)).toEqual(['09:00', '10:00', '11:00', '16:00']);
  }
  await unblock(admin, body.id);
  await block(admin, { ...UN_DIA, horaInicio: '09:00', horaFin: '10:00' });
  expect(await blockedHours(ana)).toEqual(['09:00']);
  expect(await blockedHours(ana, SABADO)).toEqual([]);
});

test('a booked franja under it is BLOQUEADA, keeps its bookings and stands in conflictos', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId, 3);
  await reservar(app, await crearPersona(app), franjaId + 4);
  const { body } = await block(admin, { ...UN_DIA, horaInicio: '07:00', horaFin: '08:01' });
  expect(body.conflictos).toMatchObject([
    {
      franja: { id: franjaId, estado: 'BLOQUEADA', ocupadosTotal: 4 },
      reservas: [{ id, estado: 'CONFIRMADA', personas: 4, cliente: { email: ana.email } }],
    },
  ]);
  expect(body.conflictos).toHaveLength(1);
  for (const as of [admin, ana]) {
    const booked = await app.call(crearReserva, { as, body: { franjaId } });
    expect(outcome(booked)).toBe('409 FRANJA_BLOQUEADA');
  }
  const cancelled = await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(cancelled.status).toBe(200);
  expect(await blockedHours(ana)).toEqual(['08:00']);
});

test('deleting it frees what it blocked, but not what another still does', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const first = await block(admin, { ...UN_DIA, horaInicio: '08:00', horaFin: '10:00' });
  const second = await block(admin, { ...UN_DIA, horaInicio: '09:00', horaFin: '11:00' });
  expect(await blockedHours(ana)).toEqual(['08:00', '09:00', '10:00']);
  expect(outcome(await unblock(admin, first.body.id))).toEqual([
    200,
    { message: 'Excepción eliminada correctamente', conflictos: [] },
  ]);
  expect(await blockedHours(ana)).toEqual(['09:00', '10:00']);
  await unblock(admin, second.body.id);
  expect(await blockedHours(ana)).toEqual([]);
  expect(outcome(await unblock(admin, second.body.id))).toBe('404 EXCEPCION_INEXISTENTE');
});

test('it also covers what is made later, by the plan or by hand', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await block(admin, { fechaDesde: VIERNES, fechaHasta: '2026-10-09' });
  const hours = { inicio: `${VIERNES}T13:00:00`, fin: `${VIERNES}T14:00:00` };
  const made = await app.call(crearFranja, { as: admin, body: hours });
  expect(made.body.franja).toMatchObject({ estado: 'BLOQUEADA' });
  await moveTo(app, '2026-10-03T07:00:00', admin, ana);
  await app.call(generarFranjas, { as: admin });
  expect(await blockedHours(ana, '2026-10-09')).toHaveLength(8);
  expect(await blockedHours(ana, '2026-10-10')).toEqual([]);
});

test('the admin is told the motive of the bloqueo, unless the franja has one of its own', async () => {
  const { admin, franjaId } = await world(app);
  await app.call(bloquearFranja, {
    as: admin,
    params: { id: franjaId },
    body: { motivo: 'Limpieza' },
  });
  await block(admin, { ...UN_DIA, motivo: 'Pintura' });
  const { body } = await app.call(franjasPorFecha, { as: admin, params: { fecha: VIERNES } });
  const motives = body.map(({ motivo }) => motivo);
  expect(motives).toEqual(['Limpieza', ...Array.from({ length: 7 }, () => 'Pintura')]);
});

test('what has begun or is over does not change', async () => {
  const { admin } = await world(app);
  await moveTo(app, `${VIERNES}T09:30:00`, admin);
  const day = async (fecha: string) =>
    (await app.call(franjasPorFecha, { as: admin, params: { fecha } })).body;
  const before = await day(VIERNES);
  const yesterday = await day('2026-10-01');
  const { status } = await block(admin, { fechaDesde: '2026-09-01', fechaHasta: VIERNES });
  expect(status).toBe(201);
  expect(await day('2026-10-01')).toEqual(yesterday);
  const after = await day(VIERNES);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(new Set(after.slice(2).map(({ estado }) => estado))).toEqual(new Set(['BLOQUEADA']));
});

test('over 29 February it goes from one month into the next', async () => {
  app.clock.set('2028-02-27T07:00:00');
  const { admin } = await world(app);
  await block(admin, { fechaDesde: '2028-02-28', fechaHasta: '2028-02-29' });
  expect(await blockedHours(admin, '2028-02-28')).toHaveLength(8);
  expect(await blockedHours(admin, '2028-02-29')).toHaveLength(8);
  expect(await blockedHours(admin, '2028-03-01')).toEqual([]);
});

test('the last minute of the day can be blocked; 24:00 is no hour', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const late = { inicio: `${VIERNES}T23:00:00`, fin: `${VIERNES}T23:59:00` };
  await app.call(crearFranja, { as: admin, body: late });
  expect(outcome(await block(admin, { ...UN_DIA, horaInicio: '23:00', horaFin: '24:00' }))).toBe(
    '400 DATOS_INVALIDOS horaFin',
  );
  await block(admin, { ...UN_DIA, horaInicio: '23:58', horaFin: '23:59' });
  expect(await blockedHours(ana)).toEqual(['23:00']);
});

test.each([
  ['fechaDesde', { fechaDesde: '2026-02-30' }],
  ['fechaHasta', { fechaHasta: '2026-10-01' }],
  ['fechaHasta', { fechaHasta: '2027-10-03' }],
  ['horaInicio', { horaInicio: '9:00', horaFin: '10:00' }],
  ['horaFin', { horaInicio: '09:00' }],
  ['horaFin', { horaFin: '09:00' }],
  ['horaFin', { horaInicio: '09:00', horaFin: '09:00' }],
  ['motivo', { motivo: 'x'.repeat(201) }],
])('refuses a malformed %s: %j', async (campo, changes) => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  expect(outcome(await block(admin, { ...UN_DIA, ...changes }))).toBe(
    `400 DATOS_INVALIDOS ${campo}`,
  );
});

import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { franjasPorFecha, generarFranjas } from '@remanso/contract/franja/franjas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  reservar,
  verDia,
  type Admin,
  type Persona,
} from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const weekWithFriday = (...tramos: [string, string][]) =>
  SEMANA.map((dia) =>
    dia.diaSemana === 'VIERNES'
      ? {
          ...dia,
          activo: tramos.length > 0,
          tramos: tramos.map(([horaInicio, horaFin]) => ({ horaInicio, horaFin })),
        }
      : dia,
  );

const saveHours = (persona: Persona, body: typeof SEMANA) =>
  app.call(actualizarHorariosBase, { as: persona, body });
const saveConfig = (persona: Persona, changes: object) =>
  app.call(actualizarConfig, { as: persona, body: { ...CONFIG, ...changes } });

const adminDay = (as: Persona, fecha = VIERNES) =>
  app.make(franjasPorFecha, { as, params: { fecha } });
const hoursOf = async (persona: Persona, fecha = VIERNES) =>
  (await adminDay(persona, fecha)).map(({ horaInicio }) => horaInicio);

const stored = (id: number) =>
  app.database.db.selectFrom('franjas').selectAll().where('id', '=', id).executeTakeFirst();

test('free franjas that no longer fit are withdrawn, and come back with the hours', async () => {
  const { admin } = await world(app);
  const changed = await saveHours(admin, weekWithFriday(['09:00', '11:00'], ['15:30', '17:30']));
  expect([changed.status, changed.body.conflictos]).toEqual([200, []]);
  expect(await hoursOf(admin)).toEqual(['09:00', '10:00', '15:30', '16:30']);
  await saveHours(admin, weekWithFriday());
  expect(await hoursOf(admin)).toEqual([]);
  await saveHours(admin, SEMANA);
  expect(await hoursOf(admin)).toHaveLength(8);
  // The change of Friday has not changed other days.
  expect(await hoursOf(admin, '2026-10-03')).toHaveLength(8);
});

test('a franja with active bookings is kept and told under conflictos', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 2);
  const changed = await saveHours(admin, weekWithFriday(['08:30', '12:00']));
  expect(changed.status).toBe(200);
  const [conflicto, ...more] = changed.body.conflictos;
  expect(more).toEqual([]);
  expect(conflicto?.franja).toMatchObject({ id: franjaId, horaInicio: '08:00', ocupadosTotal: 3 });
  expect(conflicto?.franja).not.toHaveProperty('reservas');
  expect(conflicto?.reservas).toMatchObject([
    { estado: 'CONFIRMADA', personas: 3, cliente: { id: ana.id, email: ana.email } },
  ]);
  // There is no franja at 08:30, because it would overlap the kept franja of eight.
  expect(await hoursOf(admin)).toEqual(['08:00', '09:30', '10:30']);
});

test('a franja that has begun is never touched', async () => {
  const { admin } = await world(app);
  app.clock.set('2026-10-01T09:00:00');
  await saveHours(
    admin,
    SEMANA.map((dia) => ({ ...dia, activo: false })),
  );
  expect(await hoursOf(admin, '2026-10-01')).toEqual(['08:00', '09:00']);
  expect(await hoursOf(admin)).toEqual([]);
});

test('another duration lays the day out again around what is booked', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const ten = (await verDia(app, VIERNES, ana)).find(({ horaInicio }) => horaInicio === '10:00');
  await reservar(app, ana, ten?.id ?? 0);
  const { body } = await saveConfig(admin, { duracionBaseMin: 90 });
  expect(body.conflictos).toMatchObject([{ franja: { id: ten?.id }, reservas: [{ personas: 1 }] }]);
  expect((await adminDay(admin)).map((f) => `${f.horaInicio}-${f.horaFin}`)).toEqual([
    '08:00-09:30',
    '10:00-11:00',
    '16:00-17:30',
    '17:30-19:00',
  ]);
});

test('a lower capacity never goes below what is occupied; a higher one reaches all', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 2);
  const capacities = async () =>
    (await adminDay(admin)).map(({ capacidadEfectiva }) => capacidadEfectiva);
  await saveConfig(admin, { capacidadBase: 2 });
  expect(await capacities()).toEqual([3, 2, 2, 2, 2, 2, 2, 2]);
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({ estado: 'COMPLETA' });
  await saveConfig(admin, {
    capacidadBase: 6,
    preciosPorCapacidad: [1, 2, 3, 4, 5, 6].map((capacidad) => ({ capacidad, precio: 1_000 })),
  });
  expect(await capacities()).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
});

test('one with only cancelled bookings is withdrawn; their history keeps its day and hour', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const reserva = await reservar(app, ana, franjaId);
  const cancel = () => app.call(cancelarReserva, { as: ana, params: { id: reserva.id } });
  expect((await cancel()).status).toBe(200);
  await saveHours(admin, weekWithFriday());
  expect(await hoursOf(admin)).toEqual([]);
  const { body } = await app.call(misReservas, { as: ana });
  expect(body.reservas).toMatchObject([
    { id: reserva.id, estado: 'cancelada', fecha: VIERNES, horario: '08:00 - 09:00' },
  ]);
  expect(outcome(await cancel())).toBe('409 RESERVA_YA_CANCELADA');
  const again = await app.call(crearReserva, { as: ana, body: { franjaId } });
  expect(outcome(again)).toBe('404 FRANJA_INEXISTENTE');
});

test('what an admin deleted does not come back, and what one changed by hand is left alone', async () => {
  const { admin } = await world(app);
  const [deleted, edited, manual] = await adminDay(admin);
  const change = (id: number | undefined, values: object) =>
    app.database.db
      .updateTable('franjas')
      .set(values)
      .where('id', '=', id ?? 0)
      .execute();
  await change(deleted?.id, { retirada: 'ADMIN' });
  await change(edited?.id, { editada: true, capacidad_efectiva: 9 });
  await change(manual?.id, { origen: 'MANUAL' });

  const generated = await app.call(generarFranjas, { as: admin });
  expect(generated.body).toMatchObject({ creadas: 0, retiradas: 0 });
  expect(await hoursOf(admin)).not.toContain('08:00');
  await saveHours(admin, weekWithFriday());
  expect(await hoursOf(admin)).toEqual(['09:00', '10:00']);
  expect(await stored(edited?.id ?? 0)).toMatchObject({ capacidad_efectiva: 9 });
});

test('the plan reaches as far as there are franjas, not only to the end of the window', async () => {
  const { admin } = await world(app);
  await app.call(generarFranjas, {
    as: admin,
    query: { desde: '2026-11-02', hasta: '2026-11-06' },
  });
  await saveHours(admin, weekWithFriday());
  expect(await hoursOf(admin, '2026-11-06')).toEqual([]);
  expect(await hoursOf(admin, '2026-11-05')).toHaveLength(8);
});

test('a wider window makes the new days at once', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  expect(await verDia(app, '2026-10-30', ana)).toEqual([]);
  await saveConfig(admin, { ventanaDias: 30 });
  expect(await verDia(app, '2026-10-30', ana)).toHaveLength(8);
});

/** Moves the clock to 08:30 on Friday: the franja of eight has begun, and ends at nine. */
const enPlenoTurno = (admin: Admin) => moveTo(app, `${VIERNES}T08:30:00`, admin);

async function begun(as: Admin) {
  const franjas = await app.make(franjasPorFecha, { as, params: { fecha: VIERNES } });
  return franjas.slice(0, 3).map(({ horaInicio, horaFin }) => [horaInicio, horaFin]);
}

test('a shorter duration saved during a turn leaves that turn alone and begins after it', async () => {
  const { admin } = await world(app);
  await enPlenoTurno(admin);
  const body = { ...CONFIG, duracionBaseMin: 20 };
  expect((await app.call(actualizarConfig, { as: admin, body })).status).toBe(200);
  expect(await begun(admin)).toEqual([
    ['08:00', '09:00'],
    ['09:00', '09:20'],
    ['09:20', '09:40'],
  ]);
});

test('hours saved during a turn that would begin inside it begin after it', async () => {
  const { admin } = await world(app);
  await enPlenoTurno(admin);
  const tramos = [{ horaInicio: '08:45', horaFin: '12:00' }];
  const body = SEMANA.map((dia) => (dia.activo ? { ...dia, tramos } : dia));
  expect((await app.call(actualizarHorariosBase, { as: admin, body })).status).toBe(200);
  expect(await begun(admin)).toEqual([
    ['08:00', '09:00'],
    ['09:45', '10:45'],
    ['10:45', '11:45'],
  ]);
});

import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  franjasPorFecha,
  franjasPorFechaDeCliente,
  generarFranjas,
  franjasDeLaVentana,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia, type Admin } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import type { BodyOf, QueryOf } from '../../../test/support/client.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const dayOfAdmin = (as: Admin, query: QueryOf<typeof franjasPorFecha> = {}) =>
  app.make(franjasPorFecha, { as, params: { fecha: VIERNES }, query });

const FREE = {
  fecha: VIERNES,
  inicio: `${VIERNES}T08:00:00`,
  fin: `${VIERNES}T09:00:00`,
  horaInicio: '08:00',
  horaFin: '09:00',
  estado: 'ACTIVA',
  capacidadEfectiva: 4,
  ocupadosTotal: 0,
  retenidas: 0,
  composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
};

test('the client sees a franja without its motive and its bookings, the admin with them', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const seen = { id: franjaId, ...FREE };
  expect((await verDia(app, VIERNES, ana))[0]).toEqual(seen);
  expect((await dayOfAdmin(admin))[0]).toEqual({ ...seen, motivo: null });
  const [detailed] = await dayOfAdmin(admin, { incluirDetalles: true });
  expect(detailed).toEqual({ ...seen, motivo: null, reservas: [] });
  const [without] = await dayOfAdmin(admin, { incluirDetalles: false });
  expect(without).toEqual({ ...seen, motivo: null });
});

test('the details show each active booking with its people and its client', async () => {
  const { admin, ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const cancelled = await reservar(app, luis, franjaId);
  await app.call(cancelarReserva, { as: luis, params: { id: cancelled.id } });
  const { id } = await reservar(app, ana, franjaId, 1);
  const [franja] = await dayOfAdmin(admin, { incluirDetalles: true });
  expect(franja?.reservas).toEqual([
    {
      id,
      estado: 'CONFIRMADA',
      franja: { id: franjaId, inicio: FREE.inicio, fin: FREE.fin },
      participantes: [
        { asientoId: 2, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO', presente: null },
        { asientoId: 3, esTitular: false, nombre: 'Sol', sexo: 'FEMENINO', presente: null },
      ],
      asistencia: 'SIN_MARCAR',
      tarde: null,
      precioTotal: 36_000,
      pagado: 0,
      saldo: 36_000,
      senia: null,
      personas: 2,
      notas: 'Reserva para 2 persona(s)',
      cliente: {
        id: ana.id,
        nombre: 'Ana',
        apellido: 'Paz',
        email: ana.email,
        telefono: '381 555 0142',
        nota: '',
      },
      creadaEn: '2026-10-01T07:00:00',
    },
  ]);
});

test('seats are counted by gender, and those of cancelled bookings not at all', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const body = {
    franjaId,
    generoTitular: 'MASCULINO',
    acompaniantes: [{ nombre: 'Sol' }, { nombre: 'Mar', genero: 'FEMENINO' }],
  } satisfies BodyOf<typeof crearReserva>;
  const { body: reserva } = await app.call(crearReserva, { as: ana, body });
  await reservar(app, luis, franjaId);
  const full = { MASCULINO: 1, FEMENINO: 2, OTROS: 1, OTRO_NB: 0, NO_DECLARA: 0 };
  const [busy, next] = await verDia(app, VIERNES, luis);
  expect(busy).toMatchObject({ estado: 'COMPLETA', ocupadosTotal: 4, composicionGenero: full });
  expect(next).toMatchObject({ estado: 'ACTIVA', ocupadosTotal: 0 });
  await app.call(cancelarReserva, { as: ana, params: { id: reserva.id } });
  expect((await verDia(app, VIERNES, luis))[0]).toMatchObject({
    estado: 'ACTIVA',
    ocupadosTotal: 1,
    composicionGenero: { ...FREE.composicionGenero, FEMENINO: 1 },
  });
});

test('a completed booking stays in the day’s accounts', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 1);
  await app.database.db.updateTable('reservas').set({ estado: 'COMPLETADA' }).execute();
  const [franja] = await dayOfAdmin(admin, { incluirDetalles: true });
  expect(franja).toMatchObject({
    ocupadosTotal: 2,
    composicionGenero: { FEMENINO: 2 },
    reservas: [{ estado: 'COMPLETADA', precioTotal: 36_000 }],
  });
});

test('a blocked franja is BLOQUEADA for both, and only the admin is told why', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await app.database.db
    .updateTable('franjas')
    .set({ bloqueada: true, motivo: 'Limpieza' })
    .where('id', '=', franjaId)
    .execute();
  const seen = { id: franjaId, ...FREE, estado: 'BLOQUEADA' };
  expect((await verDia(app, VIERNES, ana))[0]).toEqual(seen);
  expect((await dayOfAdmin(admin))[0]).toEqual({ ...seen, motivo: 'Limpieza' });
});

test('a franja leaves the client’s view at the second in which it begins', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const hours = async () => (await verDia(app, VIERNES, ana)).map((f) => f.horaInicio);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await hours())[0]).toBe('08:00');
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect((await hours())[0]).toBe('09:00');
  await moveTo(app, `${VIERNES}T19:00:00`, ana, admin);
  expect(await hours()).toEqual([]);
  expect(await dayOfAdmin(admin)).toHaveLength(8);
});

test('the window ends with its last day, also where franjas exist beyond it', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'], config: { ventanaDias: 1 } });
  await app.call(generarFranjas, {
    as: admin,
    query: { desde: '2026-10-01', hasta: '2026-10-10' },
  });
  expect(await verDia(app, '2026-10-02', ana)).toHaveLength(8);
  expect(await verDia(app, '2026-10-03', ana)).toEqual([]);
  // The window follows the day of the centre's time zone: a second before midnight of 1 October,
  // the window still ends on the 2nd.
  await moveTo(app, '2026-10-01T23:59:59', ana);
  expect(await verDia(app, '2026-10-03', ana)).toEqual([]);
  app.clock.set('2026-10-02T00:00:00');
  expect(await verDia(app, '2026-10-03', ana)).toHaveLength(8);
  expect(await verDia(app, '2026-10-01', ana)).toEqual([]);
});

test('all that can be booked is what each day of the window answers, in order', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'], config: { ventanaDias: 1 } });
  await app.call(generarFranjas, {
    as: admin,
    query: { desde: '2026-10-01', hasta: '2026-10-10' },
  });
  const ventana = async () => (await app.call(franjasDeLaVentana, { as: ana })).body;
  await moveTo(app, '2026-10-01T16:00:00', ana);
  await reservar(app, ana, (await ventana())[0]?.id ?? 0, 2);
  const days = [];
  for (const fecha of ['2026-09-30', '2026-10-01', VIERNES, '2026-10-03']) {
    days.push(...(await verDia(app, fecha, ana)));
  }
  expect(days).toHaveLength(3 + 8);
  expect(days[0]).toMatchObject({ horaInicio: '17:00', ocupadosTotal: 3 });
  expect(await ventana()).toEqual(days);
});

test('without a configuration, on a closed day or on any other there is nothing to see', async () => {
  const ana = await crearPersona(app);
  expect(await verDia(app, VIERNES, ana)).toEqual([]);
  await world(app);
  for (const fecha of ['2026-10-04', '2026-09-30', '1900-01-01', '2999-12-31']) {
    expect(await verDia(app, fecha, ana)).toEqual([]);
  }
});

test.each(['today', 'infinity', '2026-02-30', '2027-02-29', '02-10-2026', '2026-10-2', '0'])(
  'refuses %j for a day, in both views',
  async (fecha) => {
    const as = await crearPersona(app, { rol: 'ADMIN' });
    for (const view of [franjasPorFecha, franjasPorFechaDeCliente]) {
      const answer = await app.call(view, { as, params: { fecha } });
      expect(outcome(answer)).toBe('400 DATOS_INVALIDOS fecha');
    }
  },
);

test('incluirDetalles is true or false, once', async () => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  for (const query of ['incluirDetalles=si', 'incluirDetalles=true&incluirDetalles=true']) {
    const answer = await app.send('GET', `/franjas/por-fecha/${VIERNES}?${query}`, { as });
    expect(outcome(answer)).toBe('400 DATOS_INVALIDOS incluirDetalles');
  }
});

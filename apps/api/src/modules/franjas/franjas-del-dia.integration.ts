import { expect, test } from 'vitest';
import {
  VIERNES,
  abrirCentro,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const dayOfAdmin = (token: string, query = '') =>
  app.call(`GET /franjas/por-fecha/${VIERNES}${query}`, { token });

const FREE = {
  fecha: VIERNES,
  inicio: `${VIERNES}T08:00:00`,
  fin: `${VIERNES}T09:00:00`,
  horaInicio: '08:00',
  horaFin: '09:00',
  estado: 'ACTIVA',
  capacidadEfectiva: 4,
  ocupadosTotal: 0,
  composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
};

test('the client sees a franja without its motive and its bookings, the admin with them', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const seen = { id: franjaId, ...FREE };
  expect((await verDia(app, VIERNES, ana))[0]).toEqual(seen);
  expect((await dayOfAdmin(admin.token)).body[0]).toEqual({ ...seen, motivo: null });
  const { body } = await dayOfAdmin(admin.token, '?incluirDetalles=true');
  expect(body[0]).toEqual({ ...seen, motivo: null, reservas: [] });
  const without = await dayOfAdmin(admin.token, '?incluirDetalles=false');
  expect(without.body[0]).toEqual({ ...seen, motivo: null });
});

test('the details show each active booking with its people and its client', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const cancelled = await reservar(app, luis, franjaId);
  await app.call(`POST /reservas/${cancelled.id}/cancelar`, { token: luis.token });
  const { id } = await reservar(app, ana, franjaId, 1);
  const [franja] = (await dayOfAdmin(admin.token, '?incluirDetalles=true')).body;
  expect(franja.reservas).toEqual([
    {
      id,
      estado: 'CONFIRMADA',
      franja: { id: franjaId, inicio: FREE.inicio, fin: FREE.fin },
      participantes: [
        { asientoId: 2, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO' },
        { asientoId: 3, esTitular: false, nombre: 'Sol', sexo: 'FEMENINO' },
      ],
      precioTotal: 36_000,
      personas: 2,
      notas: 'Reserva para 2 persona(s)',
      cliente: {
        id: ana.id,
        nombre: 'Ana',
        apellido: 'Paz',
        email: ana.email,
        telefono: '381 555 0142',
      },
      creadaEn: '2026-10-01T07:00:00',
    },
  ]);
});

test('seats are counted by gender, and those of cancelled bookings not at all', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const body = {
    franjaId,
    generoTitular: 'MASCULINO',
    acompaniantes: [{ nombre: 'Sol' }, { nombre: 'Mar', genero: 'FEMENINO' }],
  };
  const { body: reserva } = await app.call('POST /reservas', { token: ana.token, body });
  const luis = await crearPersona(app);
  await reservar(app, luis, franjaId);
  const full = { MASCULINO: 1, FEMENINO: 2, OTROS: 1, OTRO_NB: 0, NO_DECLARA: 0 };
  const [busy, next] = await verDia(app, VIERNES, luis);
  expect(busy).toMatchObject({ estado: 'COMPLETA', ocupadosTotal: 4, composicionGenero: full });
  expect(next).toMatchObject({ estado: 'ACTIVA', ocupadosTotal: 0 });
  await app.call(`POST /reservas/${reserva.id}/cancelar`, { token: ana.token });
  expect((await verDia(app, VIERNES, luis))[0]).toMatchObject({
    estado: 'ACTIVA',
    ocupadosTotal: 1,
    composicionGenero: { ...FREE.composicionGenero, FEMENINO: 1 },
  });
});

test('a completed booking stays in the day’s accounts', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId, 1);
  await app.database.db.updateTable('reservas').set({ estado: 'COMPLETADA' }).execute();
  const [franja] = (await dayOfAdmin(admin.token, '?incluirDetalles=true')).body;
  expect(franja).toMatchObject({
    ocupadosTotal: 2,
    composicionGenero: { FEMENINO: 2 },
    reservas: [{ estado: 'COMPLETADA', precioTotal: 36_000 }],
  });
});

test('a blocked franja is BLOQUEADA for both, and only the admin is told why', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await app.database.db
    .updateTable('franjas')
    .set({ bloqueada: true, motivo: 'Limpieza' })
    .where('id', '=', franjaId)
    .execute();
  const seen = { id: franjaId, ...FREE, estado: 'BLOQUEADA' };
  expect((await verDia(app, VIERNES, ana))[0]).toEqual(seen);
  expect((await dayOfAdmin(admin.token)).body[0]).toEqual({ ...seen, motivo: 'Limpieza' });
});

test('a franja leaves the client’s view at the second in which it begins', async () => {
  const { admin, ana } = await centroConFranja(app);
  const hours = async () => (await verDia(app, VIERNES, ana)).map((f) => f.horaInicio);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await hours())[0]).toBe('08:00');
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect((await hours())[0]).toBe('09:00');
  await moveTo(app, `${VIERNES}T19:00:00`, ana, admin);
  expect(await hours()).toEqual([]);
  expect((await dayOfAdmin(admin.token)).body).toHaveLength(8);
});

test('the window ends with its last day, also where franjas exist beyond it', async () => {
  const { token } = await abrirCentro(app, { ventanaDias: 1 });
  await app.call('POST /franjas/generar?desde=2026-10-01&hasta=2026-10-10', { token });
  const ana = await crearPersona(app);
  expect(await verDia(app, '2026-10-02', ana)).toHaveLength(8);
  expect(await verDia(app, '2026-10-03', ana)).toEqual([]);
  // The window follows the centre's own day: a second before midnight of the first it still ends on the second.
  await moveTo(app, '2026-10-01T23:59:59', ana);
  expect(await verDia(app, '2026-10-03', ana)).toEqual([]);
  app.clock.set('2026-10-02T00:00:00');
  expect(await verDia(app, '2026-10-03', ana)).toHaveLength(8);
  expect(await verDia(app, '2026-10-01', ana)).toEqual([]);
});

test('all that can be booked is what each day of the window answers, in order', async () => {
  const { token } = await abrirCentro(app, { ventanaDias: 1 });
  await app.call('POST /franjas/generar?desde=2026-10-01&hasta=2026-10-10', { token });
  const ana = await crearPersona(app);
  const ventana = async () => (await app.call('GET /franjas/client/ventana', ana)).body;
  await moveTo(app, '2026-10-01T16:00:00', ana);
  await reservar(app, ana, (await ventana())[0].id, 2);
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
  await abrirCentro(app);
  for (const fecha of ['2026-10-04', '2026-09-30', '1900-01-01', '2999-12-31']) {
    expect(await verDia(app, fecha, ana)).toEqual([]);
  }
});

test.each(['today', 'infinity', '2026-02-30', '2027-02-29', '02-10-2026', '2026-10-2', '0'])(
  'refuses %j for a day, in both views',
  async (fecha) => {
    const { token } = await crearPersona(app, { rol: 'ADMIN' });
    const mensaje = 'La fecha debe existir y tener la forma AAAA-MM-DD';
    for (const view of ['/franjas/por-fecha', '/franjas/client/por-fecha']) {
      const { status, body } = await app.call(`GET ${view as '/franjas'}/${fecha}`, { token });
      expect([status, body.campos]).toEqual([400, [{ campo: 'fecha', mensaje }]]);
    }
  },
);

test('incluirDetalles is true or false, once', async () => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  for (const query of ['?incluirDetalles=si', '?incluirDetalles=true&incluirDetalles=true']) {
    const { status, body } = await dayOfAdmin(token, query);
    expect([status, body.message]).toEqual([400, 'incluirDetalles debe ser true o false']);
  }
});

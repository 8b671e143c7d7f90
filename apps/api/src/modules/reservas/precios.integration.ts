import { expect, test } from 'vitest';
import {
  CONFIG,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
} from '../../../test/support/builders.ts';
import { invalid, outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const priceFor = async (token: string, personas: number) =>
  (await app.call(`GET /reservas/calcular-precio?cantidadPersonas=${personas}`, { token })).body;

test('without a configuration each person costs 20000', async () => {
  const { token } = await crearPersona(app);
  expect(await priceFor(token, 3)).toEqual({
    precioTotal: 60_000,
    precioPorPersona: 20_000,
    ahorro: 0,
    descuento: 0,
  });
  expect((await priceFor(token, 10)).precioTotal).toBe(200_000);
});

test('so it does in a booking, and when somebody joins or leaves it', async () => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  const hecha = await app.call('POST /franjas', {
    token,
    body: { inicio: '2026-10-02T09:00:00', fin: '2026-10-02T10:00:00' },
  });
  const franjaId = hecha.body.franja.id as number;
  const reserva = await app.call('POST /reservas', {
    token,
    body: { franjaId, acompaniantes: [{ nombre: 'Sol' }] },
  });
  expect(reserva.body).toMatchObject({ personas: 2, precioTotal: 40_000 });
  const precioTras = async () =>
    (await app.call(`GET /reservas/${reserva.body.id}`, { token })).body.precioTotal;
  await app.call('POST /asientos', {
    token,
    body: { reservaId: reserva.body.id, nombre: 'Eva', sexo: 'FEMENINO' },
  });
  expect(await precioTras()).toBe(60_000);
  const sol = reserva.body.participantes[1].asientoId as number;
  await app.call(`DELETE /asientos/${sol}`, { token });
  expect(await precioTras()).toBe(40_000);
});

test('the configured table gives the total, the share, the saving and the discount', async () => {
  const { ana } = await centroConFranja(app);
  const prices = await Promise.all([1, 2, 3, 4].map((personas) => priceFor(ana.token, personas)));
  expect(prices).toEqual([
    { precioTotal: 20_000, precioPorPersona: 20_000, ahorro: 0, descuento: 0 },
    { precioTotal: 36_000, precioPorPersona: 18_000, ahorro: 4_000, descuento: 10 },
    { precioTotal: 45_000, precioPorPersona: 15_000, ahorro: 15_000, descuento: 25 },
    { precioTotal: 60_000, precioPorPersona: 15_000, ahorro: 20_000, descuento: 25 },
  ]);
});

test('a count without a row costs 60000 scaled by four, rounded', async () => {
  const { ana } = await centroConFranja(app);
  expect(await priceFor(ana.token, 7)).toEqual({
    precioTotal: 105_000,
    precioPorPersona: 15_000,
    ahorro: 35_000,
    descuento: 25,
  });
});

test('the share and the discount are rounded, and dearer than alone saves nothing', async () => {
  const preciosPorCapacidad = [
    { capacidad: 1, precio: 3_333 },
    { capacidad: 2, precio: 7_001 },
    { capacidad: 3, precio: 9_500 },
    { capacidad: 4, precio: 9_999 },
  ];
  const { ana } = await centroConFranja(app, { preciosPorCapacidad });
  expect(await priceFor(ana.token, 2)).toEqual({
    precioTotal: 7_001,
    precioPorPersona: 3_501,
    ahorro: 0,
    descuento: 0,
  });
  expect(await priceFor(ana.token, 3)).toEqual({
    precioTotal: 9_500,
    precioPorPersona: 3_167,
    ahorro: 499,
    descuento: 5,
  });
});

test.each(['0', '11', '-1', '1.5', '1e1', 'dos', '', '%00', '2&cantidadPersonas=2'])(
  'refuses to price %j people',
  async (cantidad) => {
    const { token } = await crearPersona(app);
    const target = `GET /reservas/calcular-precio?cantidadPersonas=${cantidad}` as const;
    expect(outcome(await app.call(target, { token }))).toEqual(
      invalid('cantidadPersonas', 'La cantidad de personas debe estar entre 1 y 10'),
    );
  },
);

test('a booking keeps the price that it was made at; the next one pays the new price', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const first = await reservar(app, ana, franjaId, 1);
  const body = {
    ...CONFIG,
    preciosPorCapacidad: CONFIG.preciosPorCapacidad.map(({ capacidad }) => ({
      capacidad,
      precio: 1_000 * capacidad,
    })),
  };
  expect((await app.call('PUT /config', { token: admin.token, body })).status).toBe(200);
  const second = await reservar(app, luis, franjaId, 1);
  expect([first.precio, second.precio]).toEqual([36_000, 2_000]);
  const kept = await app.call('GET /reservas/mias', ana);
  expect(kept.body.reservas[0].precio).toBe(36_000);
  await moveTo(app, '2026-10-02T09:00:00', ana);
  const resumen = await app.call('GET /reservas/mias/resumen', ana);
  expect(resumen.body.estadisticas.totalGastado).toBe(36_000);
});

import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { agregarAsiento, eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import {
  obtenerReserva,
  misReservas,
  resumenDeMisReservas,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import { crearFranja } from '@remanso/contract/franja/franjas.contract';
import { calcularPrecioDeReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, reservar } from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const priceFor = async (token: string, personas: number) =>
  (
    await app.call(calcularPrecioDeReserva, {
      as: { token },
      query: { cantidadPersonas: personas },
    })
  ).body;

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
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const hecha = await app.call(crearFranja, {
    as: admin,
    body: { inicio: '2026-10-02T09:00:00', fin: '2026-10-02T10:00:00' },
  });
  const franjaId = hecha.body.franja.id;
  const reserva = await app.call(crearReserva, {
    as: admin,
    body: { franjaId, acompaniantes: [{ nombre: 'Sol' }] },
  });
  expect(reserva.body).toMatchObject({ personas: 2, precioTotal: 40_000 });
  const precioTras = async () =>
    (await app.call(obtenerReserva, { as: admin, params: { id: reserva.body.id } })).body
      .precioTotal;
  await app.call(agregarAsiento, {
    as: admin,
    body: { reservaId: reserva.body.id, nombre: 'Eva', sexo: 'FEMENINO' },
  });
  expect(await precioTras()).toBe(60_000);
  const sol = reserva.body.participantes[1]?.asientoId ?? 0;
  await app.call(eliminarAsiento, { as: admin, params: { id: sol } });
  expect(await precioTras()).toBe(40_000);
});

test('the configured table gives the total, the share, the saving and the discount', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const prices = await Promise.all([1, 2, 3, 4].map((personas) => priceFor(ana.token, personas)));
  expect(prices).toEqual([
    { precioTotal: 20_000, precioPorPersona: 20_000, ahorro: 0, descuento: 0 },
    { precioTotal: 36_000, precioPorPersona: 18_000, ahorro: 4_000, descuento: 10 },
    { precioTotal: 45_000, precioPorPersona: 15_000, ahorro: 15_000, descuento: 25 },
    { precioTotal: 60_000, precioPorPersona: 15_000, ahorro: 20_000, descuento: 25 },
  ]);
});

test('a count without a row costs 60000 scaled by four, rounded', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
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
  const { ana } = await world(app, { clientes: ['ana'], config: { preciosPorCapacidad } });
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
    const as = await crearPersona(app);
    const path = `/reservas/calcular-precio?cantidadPersonas=${cantidad}`;
    expect(outcome(await app.send('GET', path, { as }))).toBe(
      '400 DATOS_INVALIDOS cantidadPersonas',
    );
  },
);

test('a booking keeps the price that it was made at; the next one pays the new price', async () => {
  const { admin, ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const first = await reservar(app, ana, franjaId, 1);
  const body = {
    ...CONFIG,
    preciosPorCapacidad: CONFIG.preciosPorCapacidad.map(({ capacidad }) => ({
      capacidad,
      precio: 1_000 * capacidad,
    })),
  };
  expect((await app.call(actualizarConfig, { as: admin, body })).status).toBe(200);
  const second = await reservar(app, luis, franjaId, 1);
  expect([first.precio, second.precio]).toEqual([36_000, 2_000]);
  const kept = await app.call(misReservas, { as: ana });
  expect(kept.body.reservas[0]?.precio).toBe(36_000);
  await moveTo(app, '2026-10-02T09:00:00', ana);
  const resumen = await app.call(resumenDeMisReservas, { as: ana });
  expect(resumen.body.estadisticas.totalGastado).toBe(36_000);
});

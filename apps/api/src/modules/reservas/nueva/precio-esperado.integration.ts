import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { expect, test } from 'vitest';
import {
  CONFIG,
  acompaniantes,
  reservar,
  type Persona,
} from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/* Tests that a client who sends an expected price books at no other price (rules §8.2). */

const app = useTestApp();

const pedir = <C extends Persona>(as: C, body: BodyOf<typeof crearReserva>, headers = {}) =>
  app.call(crearReserva, { as, body, headers });

async function encarecer(persona: Persona, uno: number): Promise<void> {
  const preciosPorCapacidad = tablaPorDefecto(4).map((fila) =>
    fila.capacidad === 1 ? { ...fila, precio: uno } : fila,
  );
  const body = { ...CONFIG, preciosPorCapacidad };
  expect((await app.call(actualizarConfig, { as: persona, body })).status).toBe(200);
}

test('another price than the expected one is refused with the one of now, which then books', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await encarecer(admin, 25_000);
  const refused = await pedir(ana, { franjaId, precioEsperado: 20_000 });
  expect(outcome(refused)).toBe('409 PRECIO_CAMBIO');
  expect(told(refused)).toBe('El precio cambió: ahora son $\u00a025.000. No se reservó nada.');
  const booked = await pedir(ana, { franjaId, precioEsperado: 25_000 });
  expect([booked.status, booked.body.precio]).toEqual([201, 25_000]);
});

test('a cheaper one is another price too, and the desk is told as well', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await encarecer(admin, 25_000);
  const body = { franjaId, clienteId: ana.id, precioEsperado: 30_000 };
  expect(outcome(await pedir(admin, body))).toBe('409 PRECIO_CAMBIO');
});

test('it is the total for everybody who comes, and whoever does not say it books at any', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const companions = acompaniantes(1);
  const booked = await pedir(ana, { franjaId, acompaniantes: companions, precioEsperado: 36_000 });
  expect(booked.status).toBe(201);
  expect((await pedir(await crearPersona(app), { franjaId })).status).toBe(201);
});

test('what else is in the way is told before the price', async () => {
  const { admin, ana, franjaId } = await world(app, {
    clientes: ['ana'],
    config: { maxReservasActivas: 1 },
  });
  await reservar(app, ana, franjaId, 2);
  const precioEsperado = 1;
  const codes = [
    await pedir(ana, { franjaId, precioEsperado }),
    await pedir(admin, { franjaId, clienteId: ana.id, precioEsperado }),
    await pedir(ana, { franjaId: franjaId + 1, precioEsperado }),
    await pedir(await crearPersona(app), {
      franjaId,
      acompaniantes: acompaniantes(1),
      precioEsperado,
    }),
  ].map(outcome);
  expect(codes).toEqual([
    '409 RESERVA_REPETIDA',
    '409 RESERVA_REPETIDA',
    '409 LIMITE_DE_RESERVAS',
    '409 SIN_CUPO',
  ]);
});

test('it tells one request from another, and a refused one leaves its key free', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await encarecer(admin, 25_000);
  const conClave = (precioEsperado: number) =>
    pedir(ana, { franjaId, precioEsperado }, { 'idempotency-key': 'una' });
  expect(outcome(await conClave(20_000))).toBe('409 PRECIO_CAMBIO');
  const booked = await conClave(25_000);
  expect(booked.status).toBe(201);
  await encarecer(admin, 30_000);
  expect(outcome(await conClave(25_000))).toEqual(outcome(booked));
  expect(outcome(await conClave(30_000))).toBe('409 CLAVE_REUTILIZADA');
});

test.each(['25000', 25_000.5, null, -1, {}, 1e300])('%j is no price', async (precioEsperado) => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const body = { franjaId, precioEsperado };
  const answer = await app.send('POST', '/reservas', { as: ana, body });
  expect(outcome(answer)).toBe('400 DATOS_INVALIDOS precioEsperado');
});

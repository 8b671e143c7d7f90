import { tablaPorDefecto } from '@remanso/contract/precios.rules';
import { expect, test } from 'vitest';
import {
  CONFIG,
  acompaniantes,
  centroConFranja,
  crearPersona,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

/*
 * A client who says at which price they book does not book at another price (rules §10.4).
 */

const app = useTestApp();

const pedir = ({ token }: Persona, body: object, headers = {}) =>
  app.call('POST /reservas', { token, body, headers });

async function encarecer({ token }: Persona, uno: number): Promise<void> {
  const preciosPorCapacidad = tablaPorDefecto(4).map((fila) =>
    fila.capacidad === 1 ? { ...fila, precio: uno } : fila,
  );
  const body = { ...CONFIG, preciosPorCapacidad };
  expect((await app.call('PUT /config', { token, body })).status).toBe(200);
}

const CAMBIO = refusal(
  409,
  'PRECIO_CAMBIO',
  'El precio cambió: ahora son $\u00a025.000. No se reservó nada.',
);

test('another price than the expected one is refused with the one of now, which then books', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await encarecer(admin, 25_000);
  expect(outcome(await pedir(ana, { franjaId, precioEsperado: 20_000 }))).toEqual(CAMBIO);
  const booked = await pedir(ana, { franjaId, precioEsperado: 25_000 });
  expect([booked.status, booked.body.precio]).toEqual([201, 25_000]);
});

test('a cheaper one is another price too, and the desk is told as well', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await encarecer(admin, 25_000);
  const body = { franjaId, clienteId: ana.id, precioEsperado: 30_000 };
  expect(outcome(await pedir(admin, body))).toEqual(CAMBIO);
});

test('it is the total for everybody who comes, and whoever does not say it books at any', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const companions = acompaniantes(1);
  const booked = await pedir(ana, { franjaId, acompaniantes: companions, precioEsperado: 36_000 });
  expect(booked.status).toBe(201);
  expect((await pedir(await crearPersona(app), { franjaId })).status).toBe(201);
});

test('what else is in the way is told before the price', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app, { maxReservasActivas: 1 });
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
  ].map(({ body }) => body.codigo);
  expect(codes).toEqual(['RESERVA_REPETIDA', 'RESERVA_REPETIDA', 'LIMITE_DE_RESERVAS', 'SIN_CUPO']);
});

test('it tells one request from another, and a refused one leaves its key free', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await encarecer(admin, 25_000);
  const conClave = (precioEsperado: number) =>
    pedir(ana, { franjaId, precioEsperado }, { 'idempotency-key': 'una' });
  expect((await conClave(20_000)).body.codigo).toBe('PRECIO_CAMBIO');
  const booked = await conClave(25_000);
  expect(booked.status).toBe(201);
  await encarecer(admin, 30_000);
  expect(outcome(await conClave(25_000))).toEqual(outcome(booked));
  expect((await conClave(30_000)).body.codigo).toBe('CLAVE_REUTILIZADA');
});

test.each(['25000', 25_000.5, null, -1, {}, 1e300])('%j is no price', async (precioEsperado) => {
  const { ana, franjaId } = await centroConFranja(app);
  expect(outcome(await pedir(ana, { franjaId, precioEsperado }))).toEqual(
    invalid('precioEsperado', 'El precio esperado debe ser un número entero de pesos'),
  );
});

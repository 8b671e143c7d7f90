import {
  bloquearFranja,
  obtenerFranja,
  eliminarFranja,
  franjasPorFecha,
  listarFranjas,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, type Persona } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import type { QueryOf } from '../../../test/support/client.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const list = (as: Persona, query: QueryOf<typeof listarFranjas> = {}) =>
  app.call(listarFranjas, { as, query });

const fechasDe = (franjas: readonly { fecha: string }[]) => [
  ...new Set(franjas.map(({ fecha }) => fecha)),
];

test('a period holds its first and its last day, in the order of time', async () => {
  const { admin } = await world(app);
  const { status, body } = await list(admin, { desde: '2026-10-02', hasta: '2026-10-05' });
  expect(status).toBe(200);
  // Sunday, 4 October, is closed.
  expect(fechasDe(body)).toEqual(['2026-10-02', '2026-10-03', '2026-10-05']);
  const inicios = body.map(({ inicio }) => inicio);
  expect(inicios).toHaveLength(24);
  expect(inicios).toEqual(inicios.toSorted());
});

test('without days it is today; with one only, that day, or today to it', async () => {
  const { admin } = await world(app);
  expect(fechasDe((await list(admin)).body)).toEqual(['2026-10-01']);
  expect(fechasDe((await list(admin, { desde: '2026-10-03' })).body)).toEqual(['2026-10-03']);
  expect(fechasDe((await list(admin, { hasta: VIERNES })).body)).toEqual(['2026-10-01', VIERNES]);
});

test('today is the centre’s, also when Greenwich has begun tomorrow', async () => {
  const { admin } = await world(app);
  await moveTo(app, '2026-10-01T23:59:59', admin);
  expect(fechasDe((await list(admin)).body)).toEqual(['2026-10-01']);
});

test('the fallback for a day answers what the day itself does, with and without details', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 1);
  await app.call(bloquearFranja, {
    as: admin,
    params: { id: franjaId + 1 },
    body: { motivo: 'Obra' },
  });
  for (const details of [{}, { incluirDetalles: true }, { incluirDetalles: false }]) {
    const params = { fecha: VIERNES };
    const day = await app.call(franjasPorFecha, { as: admin, params, query: details });
    const range = await list(admin, { desde: VIERNES, hasta: VIERNES, ...details });
    expect(day.body).toHaveLength(8);
    expect(outcome(range)).toEqual(outcome(day));
  }
});

test('the details of a period are each franja’s own bookings', async () => {
  const { admin, ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const first = await reservar(app, ana, franjaId, 1);
  const second = await reservar(app, luis, franjaId);
  const third = await reservar(app, luis, franjaId + 8);
  const period = { desde: VIERNES, hasta: '2026-10-03' };
  const { body } = await list(admin, { ...period, incluirDetalles: true });
  const booked = body.flatMap(({ id, reservas = [] }) =>
    reservas.map((reserva) => [id, reserva.id]),
  );
  expect(booked).toEqual([
    [franjaId, first.id],
    [franjaId, second.id],
    [franjaId + 8, third.id],
  ]);
  const plain = (await list(admin, period)).body;
  expect(plain).toHaveLength(16);
  expect(plain.filter((franja) => 'reservas' in franja)).toEqual([]);
});

test('a period may be a year and no longer, and not end before it starts', async () => {
  const { admin } = await world(app);
  expect((await list(admin, { desde: '2026-01-01', hasta: '2027-01-01' })).status).toBe(200);
  expect(outcome(await list(admin, { desde: '2026-01-01', hasta: '2027-01-02' }))).toBe(
    '400 DATOS_INVALIDOS hasta',
  );
  expect(outcome(await list(admin, { desde: VIERNES, hasta: '2026-10-01' }))).toBe(
    '400 DATOS_INVALIDOS hasta',
  );
  expect(outcome(await list(admin, { hasta: '2026-09-30' }))).toBe('400 DATOS_INVALIDOS hasta');
});

test('one franja comes with its bookings, and alike in every list', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId, 2);
  const answer = await app.call(obtenerFranja, { as: admin, params: { id: franjaId } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    id: franjaId,
    motivo: null,
    ocupadosTotal: 3,
    reservas: [{ id, precioTotal: 45_000, cliente: { id: ana.id } }],
  });
  const { body } = await list(admin, { desde: VIERNES, incluirDetalles: true });
  expect(body[0]).toEqual(answer.body);
});

test('one that is missing or was deleted is not found', async () => {
  const { admin, franjaId } = await world(app);
  await app.call(eliminarFranja, { as: admin, params: { id: franjaId } });
  for (const id of [franjaId, 999, '99999999999999999999999']) {
    expect(outcome(await app.call(obtenerFranja, { as: admin, params: { id } }))).toBe(
      '404 FRANJA_INEXISTENTE',
    );
  }
});

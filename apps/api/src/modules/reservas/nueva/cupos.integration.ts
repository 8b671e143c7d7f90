import { crearReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { reservar, verDia, VIERNES } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { competeForPlaces, countPlaces } from '../../../../test/support/compete-for-places.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import type { Answer } from '../../../../test/support/client.ts';

const app = useTestApp();

const NO_PLACE =
  /^(No hay cupos disponibles|Solo hay (1 cupo disponible|[23] cupos disponibles)) para este horario$/;

const byStatus = <B>(answers: readonly Answer<B>[], status: number) =>
  answers.filter((answer) => answer.status === status);

const seatsIn = (answers: readonly Answer<{ numPersonas: number }>[]): number =>
  answers.reduce((sum, { body }) => sum + body.numPersonas, 0);

test('64 clients at once, alone and in groups, never exceed four places', async () => {
  const { franjaId } = await world(app);
  const answers = await competeForPlaces(app, franjaId);
  const booked = byStatus(answers, 201);
  const refused = byStatus(answers, 409);
  expect(booked.length + refused.length).toBe(64);
  for (const answer of refused) {
    expect([outcome(answer), told(answer)]).toEqual([
      '409 SIN_CUPO',
      expect.stringMatching(NO_PLACE),
    ]);
  }
  // Clients who book one place have filled the places that the groups left free, in whichever order
  // the requests ran.
  expect(seatsIn(booked)).toBe(4);
  expect(await countPlaces(app, franjaId)).toEqual({ capacidad: 4, ocupados: 4, asientos: 4 });
});

test('of 32 clients at once exactly one gets the last place', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 2);
  const clients = await Promise.all(Array.from({ length: 32 }, () => crearPersona(app)));
  const answers = await Promise.all(
    clients.map((persona) => app.call(crearReserva, { as: persona, body: { franjaId } })),
  );
  expect(byStatus(answers, 201)).toHaveLength(1);
  const texts = byStatus(answers, 409).map(told);
  expect(texts).toHaveLength(31);
  expect(new Set(texts)).toEqual(new Set(['No hay cupos disponibles para este horario']));
});

test('the same client many times at once in one franja has one booking', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => app.call(crearReserva, { as: ana, body: { franjaId } })),
  );
  expect(byStatus(answers, 201)).toHaveLength(1);
  const refused = byStatus(answers, 409).map(outcome);
  expect(refused).toEqual(Array.from({ length: 11 }, () => '409 RESERVA_REPETIDA'));
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 1, asientos: 1 });
});

test('two cancellations at once free the places once', async () => {
  const { admin, ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  await reservar(app, luis, franjaId);
  const { id } = await reservar(app, ana, franjaId, 2);
  const answers = await Promise.all(
    [ana, admin, ana, admin, ana, admin].map((persona) =>
      app.call(cancelarReserva, { as: persona, params: { id } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 1, asientos: 1 });
});

test('cancelling against booking leaves one order of the two', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const rivals = await Promise.all(Array.from({ length: 6 }, () => crearPersona(app)));
  const { id } = await reservar(app, ana, franjaId, 3);
  const [cancelled, ...booked] = await Promise.all([
    app.call(cancelarReserva, { as: ana, params: { id } }),
    ...rivals.map((persona) => app.call(crearReserva, { as: persona, body: { franjaId } })),
  ]);
  expect(cancelled.status).toBe(200);
  const got = byStatus(booked, 201).length;
  expect(got + byStatus(booked, 409).length).toBe(6);
  expect(got).toBeLessThanOrEqual(4);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: got, asientos: got });
});

test('booking and cancelling across franjas at once ends without a deadlock', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const franjas = (await verDia(app, VIERNES, ana)).slice(0, 3);
  const clients = await Promise.all(Array.from({ length: 8 }, () => crearPersona(app)));
  const answers = await Promise.all(
    clients.map(async (client, n) => {
      const own: Answer[] = [];
      for (const step of franjas.keys()) {
        const franjaId = franjas[(n + step) % franjas.length]?.id ?? 0;
        const booked = await app.call(crearReserva, { as: client, body: { franjaId } });
        own.push(booked);
        if (booked.status === 201 && step !== 1)
          own.push(await app.call(cancelarReserva, { as: client, params: { id: booked.body.id } }));
      }
      return own;
    }),
  );
  const statuses = new Set(answers.flat().map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  for (const { id } of franjas) {
    const { capacidad, ocupados, asientos } = await countPlaces(app, id);
    expect(ocupados).toBe(asientos);
    expect(ocupados).toBeLessThanOrEqual(capacidad);
  }
});

import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  centroConFranja,
  crearPersona,
  verDia,
} from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const CLOSED_ON_FRIDAY = SEMANA.map((dia) =>
  dia.diaSemana === 'VIERNES' ? { ...dia, activo: false } : dia,
);

/** Reads what each franja of Friday holds, the withdrawn ones included, and the franjas of all bookings. */
async function readFriday() {
  const { db } = app.database;
  const franjas = await db
    .selectFrom('franjas')
    .select(['id', 'retirada'])
    .where('fecha', '=', VIERNES)
    .execute();
  const places = await Promise.all(
    franjas.map(async ({ id, retirada }) => ({ id, retirada, ...(await countPlaces(app, id)) })),
  );
  const booked = await db.selectFrom('reservas').select('franja_id').execute();
  return { places, booked: booked.map(({ franja_id }) => franja_id).toSorted((a, b) => a - b) };
}

test('closing a day while clients book it keeps every franja that was booked, and no other', async () => {
  const { admin, ana } = await centroConFranja(app);
  const franjas = await verDia(app, VIERNES, ana);
  const clients = await Promise.all(franjas.map(() => crearPersona(app)));
  const [closed, ...answers] = await Promise.all([
    app.call('PUT /horarios-base', { token: admin.token, body: CLOSED_ON_FRIDAY }),
    ...clients.map(({ token }, n) =>
      app.call('POST /reservas', { token, body: { franjaId: franjas[n]?.id } }),
    ),
  ]);
  expect(closed.status).toBe(200);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);

  const { places, booked } = await readFriday();
  expect(booked).toHaveLength(statuses.filter((status) => status === 201).length);
  const kept = places.filter(({ retirada }) => retirada === null);
  expect(kept.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(booked);
  const conflictos: { franja: { id: number } }[] = closed.body.conflictos;
  expect(conflictos.map(({ franja }) => franja.id).toSorted((a, b) => a - b)).toEqual(booked);
});

test('changes of hours, of configuration and generations at once end in one plan', async () => {
  const { admin, ana } = await centroConFranja(app);
  const franjas = await verDia(app, VIERNES, ana);
  const token = admin.token;
  const answers = await Promise.all([
    app.call('PUT /horarios-base', { token, body: CLOSED_ON_FRIDAY }),
    app.call('PUT /config', { token, body: { ...CONFIG, duracionBaseMin: 30 } }),
    app.call('POST /franjas/generar', { token }),
    app.call('POST /reservas', { token: ana.token, body: { franjaId: franjas[0]?.id } }),
    app.call('PUT /config', { token, body: { ...CONFIG, capacidadBase: 2 } }),
    app.call('PUT /horarios-base', { token, body: SEMANA }),
    app.call('POST /franjas/generar', { token }),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  // Whatever call came last, the franjas are those that the plan asks for: generating again finds nothing to do.
  const again = await app.call('POST /franjas/generar', { token });
  expect(again.body).toMatchObject({ creadas: 0, retiradas: 0 });
  for (const { retirada, capacidad, ocupados, asientos } of (await readFriday()).places) {
    expect(ocupados).toBe(asientos);
    expect(ocupados).toBeLessThanOrEqual(retirada === null ? capacidad : 0);
  }
});

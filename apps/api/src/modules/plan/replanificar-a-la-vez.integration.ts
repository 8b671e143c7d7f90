import { generarFranjas } from '@remanso/contract/franja/franjas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { expect, test } from 'vitest';
import { CONFIG, SEMANA, VIERNES, verDia } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const CLOSED_ON_FRIDAY = SEMANA.map((dia) =>
  dia.diaSemana === 'VIERNES' ? { ...dia, activo: false } : dia,
);

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
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const franjas = await verDia(app, VIERNES, ana);
  const clients = await Promise.all(franjas.map(() => crearPersona(app)));
  const [closed, ...answers] = await Promise.all([
    app.call(actualizarHorariosBase, { as: admin, body: CLOSED_ON_FRIDAY }),
    ...clients.map((as, n) =>
      app.call(crearReserva, { as, body: { franjaId: franjas[n]?.id ?? 0 } }),
    ),
  ]);
  expect(closed.status).toBe(200);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);

  const { places, booked } = await readFriday();
  expect(booked).toHaveLength(statuses.filter((status) => status === 201).length);
  const kept = places.filter(({ retirada }) => retirada === null);
  expect(kept.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(booked);
  const { conflictos } = closed.body;
  expect(conflictos.map(({ franja }) => franja.id).toSorted((a, b) => a - b)).toEqual(booked);
});

test('changes of hours, of configuration and generations at once end in one plan', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const answers = await Promise.all([
    app.call(actualizarHorariosBase, { as: admin, body: CLOSED_ON_FRIDAY }),
    app.call(actualizarConfig, { as: admin, body: { ...CONFIG, duracionBaseMin: 30 } }),
    app.call(generarFranjas, { as: admin }),
    app.call(crearReserva, { as: ana, body: { franjaId } }),
    app.call(actualizarConfig, { as: admin, body: { ...CONFIG, capacidadBase: 2 } }),
    app.call(actualizarHorariosBase, { as: admin, body: SEMANA }),
    app.call(generarFranjas, { as: admin }),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  // Whichever call was last, the franjas are those of the plan: generating them again changes
  // nothing.
  const again = await app.call(generarFranjas, { as: admin });
  expect(again.body).toMatchObject({ creadas: 0, retiradas: 0 });
  for (const { retirada, capacidad, ocupados, asientos } of (await readFriday()).places) {
    expect(ocupados).toBe(asientos);
    expect(ocupados).toBeLessThanOrEqual(retirada === null ? capacidad : 0);
  }
});

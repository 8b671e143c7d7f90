import { listarReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { expect, test } from 'vitest';
import { outcome } from './support/refusals.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

const app = useTestApp();

test('what still asks for something once the database is closed gets a 503, and logs no error', async () => {
  const { admin } = await world(app);
  await app.database.db.destroy();
  expect(outcome(await app.call(listarReservas, { as: admin }))).toBe('503 BASE_NO_DISPONIBLE');
  const told = app.logs.filter((line) => !line.includes('"msg":"request"'));
  expect(told).toEqual([]);
});

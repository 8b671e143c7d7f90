import { expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { VIERNES, centroConFranja, crearPersona, reservar } from '../../testing/builders.ts';
import { countPlaces } from '../../testing/compete-for-places.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createCerrarReservasPasadas } from './cerrar-reservas-pasadas.ts';

const app = useTestApp();

const cerrar = (usuarioId?: number) =>
  inTransaction(app.database.db, (tx) =>
    createCerrarReservasPasadas(app.clock)(tx, usuarioId === undefined ? {} : { usuarioId }),
  );

/** Ana's booking is CONFIRMADA, for two; Luis's is PENDIENTE, for one. */
async function dosReservas() {
  const { ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  await reservar(app, ana, franjaId, 1);
  const { id } = await reservar(app, luis, franjaId);
  const { db } = app.database;
  await db.updateTable('reservas').set({ estado: 'PENDIENTE' }).where('id', '=', id).execute();
  const estados = async () =>
    (await db.selectFrom('reservas').select('estado').orderBy('id').execute()).map(
      ({ estado }) => estado,
    );
  return { ana, luis, franjaId, estados };
}

test('PENDIENTE ends when the franja begins, giving its places back; CONFIRMADA when it ends', async () => {
  const { franjaId, estados } = await dosReservas();
  app.clock.set(`${VIERNES}T07:59:59`);
  expect(await cerrar()).toEqual({ completadas: 0, vencidas: 0 });
  app.clock.set(`${VIERNES}T08:00:00`);
  expect(await cerrar()).toEqual({ completadas: 0, vencidas: 1 });
  expect(await estados()).toEqual(['CONFIRMADA', 'CANCELADA']);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
  app.clock.set(`${VIERNES}T08:59:59`);
  expect(await cerrar()).toEqual({ completadas: 0, vencidas: 0 });
  app.clock.set(`${VIERNES}T09:00:00`);
  expect(await cerrar()).toEqual({ completadas: 1, vencidas: 0 });
  expect(await estados()).toEqual(['COMPLETADA', 'CANCELADA']);
  // A completed booking filled its places; the day's accounts keep it.
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
  expect(await cerrar()).toEqual({ completadas: 0, vencidas: 0 });
});

test('for one person it leaves the others alone', async () => {
  const { ana, estados } = await dosReservas();
  app.clock.set(`${VIERNES}T09:00:00`);
  expect(await cerrar(ana.id)).toEqual({ completadas: 1, vencidas: 0 });
  expect(await estados()).toEqual(['COMPLETADA', 'PENDIENTE']);
});

test('many at once close each booking once', async () => {
  const { franjaId } = await dosReservas();
  app.clock.set(`${VIERNES}T09:00:00`);
  const closed = await Promise.all(Array.from({ length: 6 }, () => cerrar()));
  const sum = (key: 'completadas' | 'vencidas') => closed.reduce((n, each) => n + each[key], 0);
  expect([sum('completadas'), sum('vencidas')]).toEqual([1, 1]);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
});

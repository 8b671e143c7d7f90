import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '../../src/database/transaction.ts';
import type { ReservaActual } from '../../src/modules/reservas/reservas.repository.ts';
import { BOOKING_RACES } from './booking-races.ts';
import { CHANGE_RACES } from './change-races.ts';
import { MONEY_RACES } from './money-races.ts';
import { createRaceScene } from './race-scene.ts';
import { runRace } from './run-race.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';

/*
 * The negative control of app.races.postgres.ts: the same races with the row locks off, and with
 * nothing in the database behind them. If none of these ended in a way that no serial order has,
 * the other test would prove nothing.
 */

vi.mock(import('../../src/modules/franjas/franjas.repository.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    // This reads what `tomarFranja` reads, and holds no lock.
    tomarFranja: (tx: Tx, id: number) => original.buscarFranja(tx, id),
  };
});

vi.mock(import('../../src/modules/reservas/reservas.repository.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    async tomarReserva(tx: Tx, id: number) {
      const { rows } = await sql<ReservaActual & { pagado: number }>`
        select id, franja_id as "franjaId", usuario_id as "usuarioId", estado, precio_total as "precioTotal", notas, pagado,
          (select count(*) from asientos where reserva_id = r.id) as personas,
          (select inicio from franjas where id = r.franja_id) as turno
        from reservas r where id = ${id}`.execute(tx);
      // None of these races is about what time does, so the derived estado is the stored one.
      const [fila] = rows;
      if (!fila) return undefined;
      const { pagado, ...reserva } = fila;
      const nada = { senia: null, sinSenia: false, titular: null, nombres: [] };
      return { reserva, guardada: reserva.estado, pagado, ...nada };
    },
  };
});

vi.mock(import('../../src/modules/usuarios/usuarios.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  tomarCuentaPropia: async () => true,
}));

const app = useTestApp();

const ROUNDS = 200;

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
  for (const statement of [
    'alter table franjas drop constraint franjas_ocupados_en_capacidad',
    'alter table franjas drop constraint franjas_retirada_vacia',
    'alter table reservas drop constraint reservas_pagado_check',
    'alter table franjas disable trigger user',
    'alter table asientos disable trigger user',
    'alter table reservas disable trigger user',
  ]) {
    await sql.raw(statement).execute(app.database.db);
  }
});

afterAll(() => second.stop());

test.each([
  ...BOOKING_RACES.filter(({ name }) =>
    /deleting the franja|lower capacity of the franja|who may hold two/.test(name),
  ),
  ...CHANGE_RACES.filter(({ name }) => name === 'cancelling against cancelling'),
  ...MONEY_RACES.filter(({ name }) => /take all that is owed|annul one payment/.test(name)),
])('without row locks $name breaks', async (race) => {
  const { violations } = await runRace(race, {
    rounds: ROUNDS,
    seed: 1,
    origins: [app.origin, second.origin],
    openScene: await createRaceScene(app),
    untilBroken: true,
  });
  expect(violations).not.toEqual([]);
});

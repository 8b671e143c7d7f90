import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '../../src/database/transaction.ts';
import type { FranjaOcupada } from '../../src/modules/franjas/franjas.repository.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';
import { LEFTOVER_RACES } from './leftover-races.ts';
import { createRaceScene } from './race-scene.ts';
import { runRace } from './run-race.ts';

/*
 * The negative control of the races against a feriado: here `tomarPlazas` takes places even in a
 * franja that the plan has closed. The races must break here; otherwise those races would prove
 * nothing.
 */

vi.mock(import('../../src/modules/franjas/franjas.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  async tomarPlazas(tx: Tx, { id, personas }: { id: number; personas: number }) {
    const { rows } = await sql<FranjaOcupada>`
      update franjas set ocupados = ocupados + ${personas}
      where id = ${id} and retirada is null and ocupados + ${personas} <= capacidad_efectiva
      returning inicio, fin, motivo, false as "hayVencidas"`.execute(tx);
    return rows[0];
  },
}));

const app = useTestApp();

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
});

afterAll(() => second.stop());

test.each(LEFTOVER_RACES.filter(({ name }) => name.startsWith('a feriado against two')))(
  'without the guard $name breaks',
  async (race) => {
    const { violations } = await runRace(race, {
      rounds: 300,
      seed: 1,
      origins: [app.origin, second.origin],
      openScene: await createRaceScene(app),
      untilBroken: true,
    });
    expect(violations).not.toEqual([]);
  },
);

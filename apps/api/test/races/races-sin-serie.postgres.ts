import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '../../src/database/transaction.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';
import { createRaceScene } from './race-scene.ts';
import { runRace } from './run-race.ts';
import { SERIE_RACES } from './serie-races.ts';

/*
 * The negative control of the races of series: a series is made here without the plan's lock and
 * without the locks of its franjas, so these races must break.
 */

vi.mock(import('../../src/modules/plan/tomar-plan.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  tomarPlanEn: async (tx: Tx) => tx as never,
}));

vi.mock(import('../../src/modules/franjas/franjas.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  tomarVariasFranjas: async () => [],
}));

const app = useTestApp();

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
});

afterAll(() => second.stop());

test.each(SERIE_RACES.filter(({ name }) => /two series|sixty-four/.test(name)))(
  'without the locks of a series $name breaks',
  async (race) => {
    const { violations } = await runRace(race, {
      rounds: 200,
      seed: 1,
      origins: [app.origin, second.origin],
      openScene: await createRaceScene(app),
      untilBroken: true,
    });
    expect(violations).not.toEqual([]);
  },
);

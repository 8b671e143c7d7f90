import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction, onCommit, type Tx } from '../../src/database/transaction.ts';
import type { Anunciar } from '../../src/modules/avisos/crear-avisar.ts';
import { tomarFranja } from '../../src/modules/franjas/franjas.repository.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';
import { ESPERA_RACES } from './espera-races.ts';
import { createRaceScene } from './race-scene.ts';
import { runRace } from './run-race.ts';

/*
 * The negative control of the races of newcomers against people who wait. Here the freed places are
 * offered in a separate transaction, after every request of the race has its answer. A newcomer can
 * book them before that, so the races must break here; races that never break would prove nothing.
 */

/** The functions that have yet to offer freed places. */
const toHandOut: (() => Promise<void>)[] = [];

vi.mock(import('../../src/modules/esperas/repartir-plazas.ts'), async (importOriginal) => {
  const original = await importOriginal();
  async function handOut(anunciar: Anunciar, franjaIds: readonly number[]): Promise<void> {
    await inTransaction(app.database.db, async (tx) => {
      for (const id of franjaIds) await tomarFranja(tx, id);
      await original.repartirPlazas(tx, anunciar, franjaIds);
    });
  }
  return {
    ...original,
    async repartirPlazas(tx: Tx, anunciar: Anunciar, franjaIds: readonly number[]) {
      onCommit(tx, () => void toHandOut.push(() => handOut(anunciar, franjaIds)));
    },
  };
});

const app = useTestApp();

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
});

afterAll(() => second.stop());

test.each(
  ESPERA_RACES.filter(({ name }) => /as many newcomers|a newcomer against|into held/.test(name)),
)('with a later handing out $name breaks', async ({ aftermath, ...race }) => {
  const { violations } = await runRace(
    {
      ...race,
      async aftermath(scene) {
        for (const hand of toHandOut.splice(0)) await hand();
        return aftermath?.(scene) ?? '';
      },
    },
    {
      rounds: 300,
      seed: 1,
      origins: [app.origin, second.origin],
      openScene: await createRaceScene(app),
      untilBroken: true,
    },
  );
  expect(violations).not.toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ABONO_RACES } from './abono-races.ts';
import { ACCOUNT_RACES } from './account-races.ts';
import { BOOKING_RACES } from './booking-races.ts';
import { CHANGE_RACES } from './change-races.ts';
import { CODE_RACES } from './code-races.ts';
import { ESPERA_RACES } from './espera-races.ts';
import { FILA_RACES } from './fila-races.ts';
import { HOLDER_RACES } from './holder-races.ts';
import { LEFTOVER_RACES } from './leftover-races.ts';
import { MONEY_RACES } from './money-races.ts';
import { PLAN_RACES } from './plan-races.ts';
import { SERIE_RACES } from './serie-races.ts';
import { createRaceScene } from './race-scene.ts';
import { reportOf, runRace } from './run-race.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';

/*
 * Two instances of the app share a PostgreSQL server. Requests that run at the same time must end
 * as if they had run one after the other (reliability F5, F6, F9). `npm run races` runs the same
 * races for many more rounds.
 */

const app = useTestApp();

const MANY = process.env['RACE_ROUNDS'];
const ROUNDS = Number(MANY ?? 5);
const SEED = Number(process.env['RACE_SEED'] ?? 20_261_001);
const PATIENCE_MS = 20_000 + ROUNDS * 500;

let second: Awaited<ReturnType<typeof startSecondInstance>>;
let openScene: Awaited<ReturnType<typeof createRaceScene>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
  openScene = await createRaceScene(app);
});

afterAll(() => second.stop());

describe.each(
  Object.entries({
    BOOKING_RACES,
    HOLDER_RACES,
    CHANGE_RACES,
    MONEY_RACES,
    PLAN_RACES,
    LEFTOVER_RACES,
    ESPERA_RACES,
    FILA_RACES,
    SERIE_RACES,
    ABONO_RACES,
    ACCOUNT_RACES,
    CODE_RACES,
  }),
)('%s', (_name, races) => {
  test.each(races)(
    '$name has one serial order',
    async (race) => {
      const origins = [app.origin, second.origin];
      const result = await runRace(race, { rounds: ROUNDS, seed: SEED, origins, openScene });
      if (MANY) process.stdout.write(`${race.name}\n${reportOf(result)}\n`);
      const { violations, deadlocks } = result;
      expect({ violations, deadlocks }).toEqual({ violations: [], deadlocks: 0 });
    },
    PATIENCE_MS,
  );
});

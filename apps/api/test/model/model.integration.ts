import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';
import type { Instancias } from './open-centro.ts';
import type { Secuencia } from './operaciones/operaciones.ts';
import { runSequence } from './run-sequence.ts';
import { searchDifference } from './search-difference.ts';

/*
 * `npm run model` runs many more operations. Each 500 operations use the next seed: a run of 1,000
 * with seed 1 equals the runs of 500 with seeds 1 and 2. Two long runs need seeds far apart.
 */
const app = useTestApp({ rateLimit: false });

const MANY = process.env['MODEL_OPS'];
const OPS = Number(MANY ?? 1_500);
const SEED = process.env['MODEL_SEED'];
const REPLAY = process.env['MODEL_REPLAY'];
const PATIENCE_MS = 300_000 + OPS * 100;

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app, { rateLimit: false });
});
afterAll(() => second.stop());

test.each([
  { engines: 'one instance', others: () => [], seed: 300 },
  { engines: 'two instances in turn', others: () => [second], seed: 500 },
])(
  'with $engines the server is as the model says after each random operation',
  async ({ others, seed }) => {
    const instancias: Instancias = [app, ...others()];
    const tally: string[] = [];
    const onAnswer = ({ clase }: { clase: string }, answer: string) =>
      tally.push(`${clase} ${answer}`);
    const search = { ops: OPS, seed: Number(SEED ?? seed), onAnswer };
    const difference = REPLAY
      ? await runSequence(instancias, readSequence(REPLAY), { compareEvery: 1 })
      : await searchDifference(instancias, search);
    if (MANY) process.stdout.write(reportOf(tally));
    expect(difference).toBeUndefined();
  },
  PATIENCE_MS,
);

const readSequence = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Secuencia;

/**
 * Returns how often each kind of operation got each answer, so that a reader of the report sees
 * which answers a run has reached.
 */
function reportOf(tally: string[]): string {
  const counted = [...Map.groupBy(tally, (what) => what)];
  return counted
    .map(([what, all]) => `${what}: ${all.length}\n`)
    .toSorted()
    .join('');
}

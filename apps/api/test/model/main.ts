import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENGINES, openEngine, type Engine } from './open-engine.ts';
import type { Secuencia } from './operaciones.ts';
import { runSequence } from './run-sequence.ts';
import { searchDifference } from './search-difference.ts';

/*
 * `npm run model -- --ops 100000 --seed 1 --engine two`: that many random operations, compared with the model. A
 * difference ends the program with status 1 and prints a short sequence for `--replay <file>`. Seed 1 for 1,000
 * operations is seeds 1 and 2 for 500 each, so two long runs want seeds that lie apart.
 */

const { values } = parseArgs({
  options: {
    ops: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'one' },
    replay: { type: 'string' },
    /** Prints how often each kind of operation was answered with what. */
    tally: { type: 'boolean', default: false },
  },
});
const [ops, seed] = [Number(values.ops), Number(values.seed)];
const { engine } = values;
const isEngine = (name: string): name is Engine => (ENGINES as readonly string[]).includes(name);
if (!isEngine(engine) || !Number.isInteger(ops) || ops < 1 || !Number.isInteger(seed)) {
  tell(`--ops and --seed are whole numbers, --engine is one of: ${ENGINES.join(', ')}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const tally = new Map<string, number>();
const { instancias, close } = await openEngine(engine);
const difference = values.replay === undefined ? await search() : await replay(values.replay);
if (values.tally) tellTally();
tell(difference ?? 'No difference.');
await close();
process.exit(difference === undefined ? 0 : 1);

async function search(): Promise<string | undefined> {
  const started = performance.now();
  return searchDifference(instancias, {
    ops,
    seed,
    onSequence(done) {
      if (done % 10_000 !== 0 && done !== ops) return;
      const seconds = (performance.now() - started) / 1000;
      const rate = `${seconds.toFixed(0)} s, ${Math.round(done / seconds)} a second`;
      tell(`${done} of ${ops} operations, seed ${seed}, ${engine}: ${rate}`);
    },
    onStep({ clase }, answer) {
      const what = `${clase} ${answer}`;
      tally.set(what, (tally.get(what) ?? 0) + 1);
    },
  });
}

async function replay(file: string): Promise<string | undefined> {
  const secuencia = JSON.parse(readFileSync(file, 'utf8')) as Secuencia;
  const diferencia = await runSequence(instancias, secuencia, { compareEvery: 1 });
  return diferencia && `operation ${diferencia.indice}: ${diferencia.texto}`;
}

function tellTally(): void {
  for (const what of [...tally.keys()].toSorted((a, b) => (a < b ? -1 : 1))) {
    tell(`${String(tally.get(what)).padStart(7)}  ${what}`);
  }
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

import type { Instancias } from './open-centro.ts';
import { generarSecuencia, type Operacion, type Secuencia } from './operaciones/operaciones.ts';
import { runSequence } from './run-sequence.ts';
import { shrinkList } from './shrink-list.ts';

/**
 * The number of operations in a sequence: long enough for weeks of a centre, short enough to be
 * shrunk.
 */
const LARGO = 500;
const COMPARE_EVERY = 50;
const SHRINK_MS = 90_000;

interface Search {
  ops: number;
  seed: number;
  onAnswer?: (operacion: Operacion, answer: string) => void;
}

/**
 * Runs so many operations, in sequences that each begin with a new centre; returns undefined, or a
 * report of the first difference with the seed and a shortened sequence that shows it.
 */
export async function searchDifference(
  instancias: Instancias,
  { ops, seed, onAnswer }: Search,
): Promise<string | undefined> {
  for (let done = 0; done < ops; done += LARGO) {
    const suya = seed + done / LARGO;
    const secuencia = generarSecuencia(suya, Math.min(LARGO, ops - done));
    const options = { compareEvery: COMPARE_EVERY, onAnswer };
    const { indice, texto } = (await runSequence(instancias, secuencia, options)) ?? {};
    if (indice === undefined) continue;
    const shortened = await shorten(instancias, secuencia, indice);
    return `seed ${suya}, operation ${indice}: ${texto}\n${shortened}`;
  }
  return undefined;
}

/**
 * Cuts a failing sequence after the operation that is to blame, then leaves out as much of what
 * came before as it can; returns a report.
 */
async function shorten(
  instancias: Instancias,
  { inicio, operaciones }: Secuencia,
  indice: number,
): Promise<string> {
  const run = (some: readonly Operacion[], compareEvery: number) =>
    runSequence(instancias, { inicio, operaciones: [...some] }, { compareEvery });
  const seen = operaciones.slice(0, indice + 1);
  const first = await run(seen, 1);
  const deadline = performance.now() + SHRINK_MS;
  const shortest = await shrinkList(
    seen.slice(0, (first?.indice ?? indice) + 1),
    // The state is compared at the end of each run alone, which is enough to see whether the shorter
    // sequence still fails.
    async (some) => (await run(some, Infinity)) !== undefined,
    () => performance.now() > deadline,
  );
  const last = await run(shortest, 1);
  const replay = JSON.stringify({ inicio, operaciones: shortest });
  const head = `Shortened to ${shortest.length} operations: ${last?.texto ?? 'it did not come again'}`;
  return `${head}\n--replay with this:\n${replay}`;
}

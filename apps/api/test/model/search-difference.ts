import type { Instancias } from './open-centro.ts';
import { generarSecuencia, type Operacion, type Secuencia } from './operaciones/operaciones.ts';
import { runSequence } from './run-sequence.ts';
import { shrinkList } from './shrink-list.ts';

/**
 * The number of operations in a sequence: enough for some weeks of a centre, and few enough to
 * shorten the sequence when it fails.
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
 * Runs `ops` operations, in sequences that each begin with a new centre. Returns a report of the
 * first difference, with its seed and a shortened sequence that shows the difference; undefined
 * where no sequence shows a difference.
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
 * Cuts a failing sequence after the operation that shows the difference, then leaves out as many
 * earlier operations as possible. Returns a report.
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
    // `Infinity` compares the state only at the end of each run, which is enough to see whether a
    // shorter sequence still fails.
    async (some) => (await run(some, Infinity)) !== undefined,
    () => performance.now() > deadline,
  );
  const last = await run(shortest, 1);
  const replay = JSON.stringify({ inicio, operaciones: shortest });
  const head = `Shortened to ${shortest.length} operations: ${last?.texto ?? 'it did not come again'}`;
  return `${head}\n--replay with this:\n${replay}`;
}

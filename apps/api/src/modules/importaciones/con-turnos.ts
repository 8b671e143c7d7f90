import { setImmediate as turn } from 'node:timers/promises';

/** The milliseconds of work after which other requests have their turn. */
const TURN_MS = 10;

/** Yields each of `unos`. Other requests run between two of them, after some milliseconds of work. */
export async function* conTurnos<T>(unos: Iterable<T>): AsyncGenerator<T> {
  let begun = performance.now();
  for (const uno of unos) {
    yield uno;
    if (performance.now() - begun > TURN_MS) {
      await turn();
      begun = performance.now();
    }
  }
}

import { setImmediate as turn } from 'node:timers/promises';

/**
 * The milliseconds of work after which other requests have their turn. A request needs several turns
 * until it is answered.
 */
const TURN_MS = 4;

/** Yields each of the items. Other requests run between two of them, after some milliseconds of work. */
export async function* withTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let begun = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - begun > TURN_MS) {
      await turn();
      begun = performance.now();
    }
  }
}

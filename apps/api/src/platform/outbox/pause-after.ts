/**
 * Returns the pause before the next try of something that has failed `tries` times. The last of
 * `pauses` is that of all further tries.
 */
export function pauseAfter(pauses: readonly [number, ...number[]], tries: number): number {
  return pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
}

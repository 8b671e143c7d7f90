export interface Done {
  count: number;
  seconds: number;
  /** How long half of the calls took at most, and 99 of 100, in milliseconds; 0 without calls. */
  p50Ms: number;
  p99Ms: number;
}

/**
 * Starts `concurrency` loops that call `work` again and again for some milliseconds. Each loop
 * finishes the call that it has begun.
 */
export async function runFor(
  milliseconds: number,
  concurrency: number,
  work: (loop: number) => Promise<void>,
): Promise<Done> {
  const started = performance.now();
  const end = started + milliseconds;
  const durations: number[] = [];
  async function repeat(loop: number): Promise<void> {
    for (let begun = performance.now(); begun < end;) {
      await work(loop);
      const done = performance.now();
      durations.push(done - begun);
      begun = done;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, loop) => repeat(loop)));
  const seconds = (performance.now() - started) / 1000;
  durations.sort((one, other) => one - other);
  const at = (share: number) => durations[Math.floor(share * durations.length)] ?? 0;
  return { count: durations.length, seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export interface Done {
  count: number;
  seconds: number;
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
  let count = 0;
  async function repeat(loop: number): Promise<void> {
    while (performance.now() < end) {
      await work(loop);
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, loop) => repeat(loop)));
  return { count, seconds: (performance.now() - started) / 1000 };
}

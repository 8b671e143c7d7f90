/** Runs a piece of work when its turn comes. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a limiter that runs at most `maximum` pieces of work at once; the others wait their turn.
 */
export function createLimiter(maximum: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maximum) {
      await new Promise<void>((resume) => waiting.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so `running` only drops when nobody waits.
      if (next) next();
      else running -= 1;
    }
  };
}

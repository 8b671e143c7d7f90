export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a limiter that runs at most `maximum` pieces of work at once; further work waits in line.
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
      // Work that ends hands its place to the next waiting work, so `running` drops only where no
      // work waits.
      if (next) next();
      else running -= 1;
    }
  };
}

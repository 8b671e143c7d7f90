import { demasiadosALaVez } from './errors.ts';

/** Runs what it is given when its turn comes. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `maximum` things at once; the rest wait their turn. Throws 429 for what comes when `longestQueue` are
 * waiting.
 */
export function createLimiter(maximum: number, longestQueue = Infinity): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maximum) {
      if (waiting.length >= longestQueue) throw demasiadosALaVez();
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

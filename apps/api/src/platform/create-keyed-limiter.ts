import { createLimiter, type Limiter } from './create-limiter.ts';

/** Runs what it is given when its turn among those of the same key comes. */
export type KeyedLimiter = <T>(key: number, work: () => Promise<T>) => Promise<T>;

/** A line for each key, as `createLimiter` makes one, for as long as somebody is in it. */
export function createKeyedLimiter(maximum: number, longestQueue = Infinity): KeyedLimiter {
  const lines = new Map<number, { limiter: Limiter; inside: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { limiter: createLimiter(maximum, longestQueue), inside: 0 };
    lines.set(key, line);
    line.inside += 1;
    try {
      return await line.limiter(work);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(key);
    }
  };
}

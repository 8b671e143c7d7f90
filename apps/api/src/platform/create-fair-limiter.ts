import { demasiadosALaVez } from './errors.ts';

/** Runs `work` when it is the turn of `key`. */
export type FairLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Limits {
  /**
   * `atOnce` and `inLine` limit the running and the waiting work of all keys together; `atOnceEach`
   * and `inLineEach` limit the work of one key. A key without waiting work may always put one piece
   * of work in line, however long the lines of other keys are.
   */
  atOnce: number;
  atOnceEach: number;
  inLine: number;
  inLineEach: number;
}

/**
 * Creates a limiter in which each key has a line of its own and the lines take turns, so that a key
 * with much work delays only itself. Throws 429 when the key's line is full, or when `inLine`
 * pieces of work wait in all lines and the key's line is not empty.
 */
export function createFairLimiter({ atOnce, atOnceEach, inLine, inLineEach }: Limits): FairLimiter {
  const running = new Map<string, number>();
  const lines = new Map<string, (() => void)[]>();
  let total = 0;
  let waiting = 0;

  const runningOf = (key: string) => running.get(key) ?? 0;

  function start(key: string): void {
    total += 1;
    running.set(key, runningOf(key) + 1);
  }

  function wait(key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    const full = line.length >= inLineEach || (waiting >= inLine && line.length > 0);
    if (full) throw demasiadosALaVez();
    waiting += 1;
    lines.set(key, line);
    return new Promise((resume) => void line.push(resume));
  }

  function end(key: string): void {
    total -= 1;
    const left = runningOf(key) - 1;
    if (left === 0) running.delete(key);
    else running.set(key, left);
    startNext();
  }

  function startNext(): void {
    for (const [key, line] of lines) {
      if (runningOf(key) >= atOnceEach) continue;
      const resume = line.shift();
      // The served line goes behind all other lines, so that the lines take turns.
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      waiting -= 1;
      start(key);
      resume?.();
      return;
    }
  }

  return async (key, work) => {
    if (total < atOnce && runningOf(key) < atOnceEach) start(key);
    else await wait(key);
    try {
      return await work();
    } finally {
      end(key);
    }
  };
}

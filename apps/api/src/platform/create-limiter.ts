/** Returns a function that runs what it is given, at most `maximum` at once; the rest wait their turn. */
export function createLimiter(maximum: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maximum) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
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

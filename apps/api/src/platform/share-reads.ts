/**
 * Returns a function that shares the results of `read`. All callers during a running read get the
 * result of the next read, which begins when the running read ends. At most one read runs at a
 * time, no caller gets data from before the call, and nothing is cached. When the running read
 * fails, the callers who wait for the next read get the same error, because they have waited long
 * enough.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function begin(): Promise<T> {
    next = undefined;
    const mine = read().finally(() => {
      if (current === mine) current = undefined;
    });
    current = mine;
    return mine;
  }

  return () => (current ? (next ??= current.then(begin)) : begin());
}

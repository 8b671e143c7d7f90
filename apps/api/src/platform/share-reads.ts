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

/**
 * Returns a function that shares the results of `read` as `shareReads` does, between the callers
 * with the same key. A key is kept only while somebody waits for it.
 */
export function shareReadsByKey<K, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const readers = new Map<K, { ask: () => Promise<T>; waiting: number }>();
  return async (key) => {
    const reader = readers.get(key) ?? { ask: shareReads(() => read(key)), waiting: 0 };
    readers.set(key, reader);
    reader.waiting += 1;
    try {
      return await reader.ask();
    } finally {
      reader.waiting -= 1;
      if (reader.waiting === 0) readers.delete(key);
    }
  };
}

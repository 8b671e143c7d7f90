/**
 * Returns a read that people share: of those who ask while one is under way all get the next, which
 * begins when it has ended. So at most one is under way, every answer is as fresh as its request,
 * and nothing is remembered. When one fails, the next fails with it, for who waits has waited long
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

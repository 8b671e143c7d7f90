/**
 * Returns a shorter list that still fails, by leaving out ever smaller pieces until none can be
 * spared or time is over. Every piece that is left must be able to run without the others.
 */
export async function shrinkList<T>(
  list: readonly T[],
  fails: (shorter: readonly T[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly T[]> {
  let shortest = list;
  let piece = Math.ceil(list.length / 2);
  while (piece >= 1 && !isOver()) {
    const before = shortest.length;
    for (let from = 0; from < shortest.length && !isOver();) {
      const without = shortest.toSpliced(from, piece);
      if (await fails(without)) shortest = without;
      else from += piece;
    }
    if (piece === 1 && shortest.length === before) break;
    piece = piece === 1 ? 1 : Math.ceil(piece / 2);
  }
  return shortest;
}

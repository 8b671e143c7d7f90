/**
 * Returns a shorter list for which `fails` is still true. Leaves out ever smaller pieces until no
 * piece can be left out, or until `isOver` is true. Every part of the list must be able to run
 * without the other parts.
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

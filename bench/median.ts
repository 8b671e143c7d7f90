/** Returns the median; of an even number of figures, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length - 1 - middle] ?? 0, sorted[middle] ?? 0];
  return (low + high) / 2;
}

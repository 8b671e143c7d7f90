/**
 * Returns how many milliseconds something may take that docs/reliability.md promises. The commands of
 * many rounds, such as `npm run outages`, hold it to the promise (`asked` is their variable). `npm
 * test`, which may share its machine, allows ten times as long: it tests that it happens at all.
 */
export function promised(milliseconds: number, asked: string | undefined): number {
  return asked === undefined ? 10 * milliseconds : milliseconds;
}

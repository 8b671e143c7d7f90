import { expect, test } from 'vitest';
import { shrinkList } from './shrink-list.ts';

const list = Array.from({ length: 100 }, (_, n) => n);
const never = () => false;

test('only what the failure needs is left, in its order', async () => {
  const fails = async (some: readonly number[]) => [3, 40, 97].every((n) => some.includes(n));
  expect(await shrinkList(list, fails, never)).toEqual([3, 40, 97]);
});

test('what can only be left out together with something later goes too', async () => {
  // A list with only one of 10 and 20 does not fail, so `shrinkList` can leave out 10 and 20 only
  // together.
  const fails = async (some: readonly number[]) =>
    some.includes(50) && some.includes(10) === some.includes(20);
  const shortest = await shrinkList(list, fails, never);
  expect(shortest).toContain(50);
  expect(shortest.length).toBeLessThanOrEqual(3);
});

test('when time is over the list is as short as it got', async () => {
  let runs = 0;
  const fails = async () => (runs += 1) > 0;
  expect(await shrinkList(list, fails, () => runs === 1)).toEqual(list.slice(50));
});

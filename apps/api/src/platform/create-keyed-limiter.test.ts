import { expect, test } from 'vitest';
import { createKeyedLimiter } from './create-keyed-limiter.ts';

test('those of one key go one after the other, and hold up nobody else', async () => {
  const limit = createKeyedLimiter(1, 1);
  const gate = Promise.withResolvers<string>();
  const first = limit(7, () => gate.promise);
  const second = limit(7, async () => 'second');
  await expect(limit(7, async () => 'third')).rejects.toMatchObject({ status: 429 });
  expect(await limit(8, async () => 'another')).toBe('another');
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('what fails leaves its line, and the next one begins a new one', async () => {
  const limit = createKeyedLimiter(1, 0);
  const failing = async () => {
    throw new Error('no');
  };
  await expect(limit(7, failing)).rejects.toThrow('no');
  expect(await limit(7, async () => 'next')).toBe('next');
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairLimiter } from './create-fair-limiter.ts';

test('everything runs, each key in its own order, and never more than so many at once, of one or of all', async () => {
  const asks = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  });
  const most = fc.record({
    atOnce: fc.integer({ min: 1, max: 6 }),
    atOnceEach: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(asks, most, fc.scheduler(), async (wanted, limits, scheduler) => {
      const limit = createFairLimiter({ ...limits, inLine: Infinity, inLineEach: Infinity });
      const running: string[] = [];
      const asked: Record<string, number[]> = { a: [], b: [], c: [] };
      const started: Record<string, number[]> = { a: [], b: [], c: [] };

      async function ask({ key, fails }: (typeof wanted)[number], index: number): Promise<void> {
        await scheduler.schedule(Promise.resolve());
        asked[key]?.push(index);
        await limit(key, async () => {
          started[key]?.push(index);
          running.push(key);
          expect(running.length).toBeLessThanOrEqual(limits.atOnce);
          expect(running.filter((each) => each === key).length).toBeLessThanOrEqual(
            limits.atOnceEach,
          );
          await scheduler.schedule(Promise.resolve());
          running.splice(running.indexOf(key), 1);
          if (fails) throw new Error(`work ${index}`);
        });
      }

      const settled = Promise.allSettled(wanted.map(ask));
      await scheduler.waitFor(settled);
      const failed = (await settled).map(({ status }) => status === 'rejected');
      expect(failed).toEqual(wanted.map(({ fails }) => fails));
      expect(started).toEqual(asked);
      expect(running).toEqual([]);
    }),
  );
});

test('who comes once is served before the rest of who came a hundred times', async () => {
  const limit = createFairLimiter({ atOnce: 2, atOnceEach: 2, inLine: 200, inLineEach: 100 });
  const order: string[] = [];
  const ask = (key: string) =>
    limit(key, async () => {
      order.push(key);
      await Promise.resolve();
    });
  const flood = Array.from({ length: 100 }, () => ask('flood'));
  await Promise.all([ask('ana'), ask('luis'), ...flood]);
  expect(order.indexOf('ana')).toBeLessThanOrEqual(4);
  expect(order.indexOf('luis')).toBeLessThanOrEqual(4);
});

test('a full line refuses, and only that one; when all together are full, an empty line still lets in', async () => {
  const limit = createFairLimiter({ atOnce: 2, atOnceEach: 1, inLine: 3, inLineEach: 2 });
  const gate = Promise.withResolvers<string>();
  const ask = (key: string) => limit(key, () => gate.promise);
  const full = { status: 429, retryAfterSeconds: 5 };
  const taken = [ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toMatchObject(full);
  taken.push(ask('b'), ask('b'));
  await expect(ask('b')).rejects.toMatchObject(full);
  taken.push(ask('c'));
  await expect(ask('c')).rejects.toMatchObject(full);
  gate.resolve('done');
  expect(await Promise.all(taken)).toEqual(Array(6).fill('done'));
  expect(await ask('c')).toBe('done');
});

const oneByOne = (inLineEach: number) =>
  createFairLimiter({ atOnce: Infinity, atOnceEach: 1, inLine: Infinity, inLineEach });

test('those of one key go one after the other, and hold up nobody else', async () => {
  const limit = oneByOne(1);
  const gate = Promise.withResolvers<string>();
  const first = limit('7', () => gate.promise);
  const second = limit('7', async () => 'second');
  await expect(limit('7', async () => 'third')).rejects.toMatchObject({ status: 429 });
  expect(await limit('8', async () => 'another')).toBe('another');
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('what fails leaves its line, and the next one begins a new one', async () => {
  const limit = oneByOne(0);
  const failing = async () => {
    throw new Error('no');
  };
  await expect(limit('7', failing)).rejects.toThrow('no');
  expect(await limit('7', async () => 'next')).toBe('next');
});

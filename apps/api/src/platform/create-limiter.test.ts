import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter } from './create-limiter.ts';

test('everything runs, in the order in which it came, and never more than so many at once', async () => {
  const fates = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });
  const most = fc.integer({ min: 1, max: 5 });
  await fc.assert(
    fc.asyncProperty(fates, most, fc.scheduler(), async (fails, maximum, scheduler) => {
      const limit = createLimiter(maximum);
      const asked: number[] = [];
      const started: number[] = [];
      let running = 0;

      async function ask(index: number): Promise<void> {
        // This task starts after a pause, so that some tasks are added while earlier tasks end.
        await scheduler.schedule(Promise.resolve());
        asked.push(index);
        await limit(() => work(index));
      }
      async function work(index: number): Promise<void> {
        started.push(index);
        running += 1;
        expect(running).toBeLessThanOrEqual(maximum);
        await scheduler.schedule(Promise.resolve());
        running -= 1;
        if (fails[index]) throw new Error(`work ${index}`);
      }

      const settled = Promise.allSettled(fails.map((_, index) => ask(index)));
      await scheduler.waitFor(settled);
      const failed = (await settled).map(({ status }) => status === 'rejected');
      expect(failed).toEqual(fails);
      expect(started).toEqual(asked);
      expect(running).toBe(0);
    }),
  );
});

test('as many as allowed run at once, and a place is handed on also by what fails', async () => {
  const limit = createLimiter(2);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const works = gates.map(({ promise }, index) =>
    limit(async () => {
      started.push(index);
      await promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('it broke'));
  await expect(works[1]).rejects.toThrow('it broke');
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all([works[0], works[2], works[3]]);
  expect(started).toEqual([0, 1, 2, 3]);
});

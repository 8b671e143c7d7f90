import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter } from './create-limiter.ts';

test('everything runs, in the order in which it came, and never more than so many at once', async () => {
  const works = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      works,
      fc.integer({ min: 1, max: 5 }),
      fc.scheduler(),
      async (fates, most, s) => {
        const limit = createLimiter(most);
        const started: number[] = [];
        let running = 0;
        const results = fates.map((fails, index) =>
          limit(async () => {
            started.push(index);
            running += 1;
            expect(running).toBeLessThanOrEqual(most);
            await s.schedule(Promise.resolve());
            running -= 1;
            if (fails) throw new Error(`work ${index}`);
            return index;
          }),
        );
        const settled = Promise.allSettled(results);
        await s.waitFor(settled);
        const outcomes = (await settled).map(({ status }) => status === 'rejected');
        expect(outcomes).toEqual(fates);
        expect(started).toEqual(fates.map((_, index) => index));
        expect(running).toBe(0);
      },
    ),
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

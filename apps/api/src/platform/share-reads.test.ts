import { expect, test } from 'vitest';
import { shareReads, shareReadsByKey } from './share-reads.ts';

function gatedReads() {
  const gates: PromiseWithResolvers<number>[] = [];
  const read = shareReads(() => {
    const gate = Promise.withResolvers<number>();
    gates.push(gate);
    return gate.promise;
  });
  return { read, gates };
}

test('who asks while a read is under way gets the next one, together', async () => {
  const { read, gates } = gatedReads();
  const first = read();
  const late = [read(), read(), read()];
  expect(gates).toHaveLength(1);
  gates[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve(2);
  expect(await Promise.all(late)).toEqual([2, 2, 2]);
  const afterwards = read();
  expect(gates).toHaveLength(3);
  gates[2]?.resolve(3);
  expect(await afterwards).toBe(3);
});

test('a failure is that of all who wait, and the one after them reads anew', async () => {
  const { read, gates } = gatedReads();
  const waiting = [read(), read(), read()];
  gates[0]?.reject(new Error('away'));
  for (const one of waiting) await expect(one).rejects.toThrow('away');
  expect(gates).toHaveLength(1);
  const afterwards = read();
  gates[1]?.resolve(2);
  expect(await afterwards).toBe(2);
});

test('by key, those who ask for the same share, and another key does not wait for them', async () => {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  const read = shareReadsByKey(async (key: string) => {
    asked.push(key);
    await gate.promise;
    return key;
  });
  const answers = ['a', 'a', 'b', 'a'].map(read);
  expect(asked).toEqual(['a', 'b']);
  gate.resolve();
  expect(await Promise.all(answers)).toEqual(['a', 'a', 'b', 'a']);
  expect(asked).toEqual(['a', 'b', 'a']);
});

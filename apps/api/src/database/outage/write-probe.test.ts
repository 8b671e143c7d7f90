import { beforeEach, expect, test } from 'vitest';
import { createWriteProbe, type WriteProbe } from './write-probe.ts';

let now: number;
let gates: PromiseWithResolvers<void>[];
let probe: WriteProbe;

beforeEach(() => {
  now = 0;
  gates = [];
  const write = () => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  };
  probe = createWriteProbe(write, () => now);
});

const failure = (code: string) => Object.assign(new Error('it failed'), { code });

test('all who ask within two seconds share one write, also while it is under way', async () => {
  const askers = Array.from({ length: 500 }, () => probe());
  now = 60_000;
  askers.push(probe());
  gates[0]?.resolve();
  await Promise.all(askers);
  now += 1_999;
  await probe();
  expect(gates).toHaveLength(1);
  now += 1;
  const next = probe();
  expect(gates).toHaveLength(2);
  gates[1]?.resolve();
  await next;
});

test.each(['53100', '25006'])('a refusal (%s) is kept as long', async (code) => {
  const askers = [probe(), probe()];
  gates[0]?.reject(failure(code));
  for (const each of await Promise.allSettled(askers)) expect(each.status).toBe('rejected');
  now = 1_999;
  await expect(probe()).rejects.toMatchObject({ code });
  expect(gates).toHaveLength(1);
  now = 2_000;
  const next = probe();
  gates[1]?.resolve();
  await expect(next).resolves.toBeUndefined();
});

test('that the database is away is not kept', async () => {
  const asker = probe();
  gates[0]?.reject(failure('ECONNREFUSED'));
  await expect(asker).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const next = probe();
  expect(gates).toHaveLength(2);
  gates[1]?.resolve();
  await expect(next).resolves.toBeUndefined();
});

import { hash, verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

/*
 * argon2 is replaced by a mock, so that the tests decide when each computation of a hash ends.
 */

vi.mock('@node-rs/argon2');

const NEW = '$argon2id$new';
let gates: PromiseWithResolvers<boolean>[];

beforeEach(() => {
  gates = [];
  vi.mocked(hash).mockReset().mockResolvedValue(NEW);
  vi.mocked(verify)
    .mockReset()
    .mockImplementation(() => {
      const gate = Promise.withResolvers<boolean>();
      gates.push(gate);
      return gate.promise;
    });
});

/** Waits until all promises that are ready to settle have settled. */
const settle = () => new Promise((resume) => void setImmediate(resume));

test('no more than eight are computed at once, whatever is asked', async () => {
  const passwords = createPasswords();
  const answers = Array.from({ length: 20 }, (_, n) =>
    passwords.verify(n % 2 ? `hash ${n}` : undefined, 'Agua12'),
  );
  await settle();
  expect(gates).toHaveLength(8);

  for (let ended = 0; ended < answers.length; ended += 1) {
    expect(gates).toHaveLength(Math.min(ended + 8, answers.length));
    gates[ended]?.resolve(true);
    await settle();
  }
  const right = (await Promise.all(answers)).filter(Boolean);
  expect(right).toHaveLength(10);
});

test('new ones wait their turn among those that are checked', async () => {
  const passwords = createPasswords();
  const checks = Array.from({ length: 8 }, () => passwords.verify('stored', 'Agua12'));
  const created = passwords.hash('Agua12');
  await settle();
  expect(hash).not.toHaveBeenCalled();
  gates[3]?.resolve(false);
  await expect(created).resolves.toBe(NEW);
  for (const gate of gates) gate.resolve(true);
  expect((await Promise.all(checks)).filter(Boolean)).toHaveLength(7);
});

test('an unknown account costs the same computation, against a hash that was made beforehand', async () => {
  const passwords = createPasswords();
  const answer = passwords.verify(undefined, 'Agua12');
  await settle();
  // The same parameters as those of a new hash, which passwords.test.ts holds to this pattern too.
  const hashed = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(verify).toHaveBeenCalledExactlyOnceWith(hashed, 'Agua12');
  expect(hash).not.toHaveBeenCalled();
  gates[0]?.resolve(true);
  await expect(answer).resolves.toBe(false);
});

test('what breaks frees its place', async () => {
  const passwords = createPasswords();
  const broken = Array.from({ length: 8 }, () => passwords.verify('not a hash', 'Agua12'));
  const next = passwords.verify('stored', 'Agua12');
  await settle();
  for (const gate of gates) gate.reject(new Error('not a hash'));
  const outcomes = await Promise.allSettled(broken);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  await settle();
  gates[8]?.resolve(true);
  await expect(next).resolves.toBe(true);
});

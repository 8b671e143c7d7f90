import { beforeAll, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
let stored: string;

beforeAll(async () => {
  stored = await passwords.hash('Agua Ñandú 12');
});

test('is argon2id with the parameters that were decided, and a salt of its own', async () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(await passwords.hash('Agua Ñandú 12')).not.toBe(stored);
});

test('knows the right one', async () => {
  expect(await passwords.verify(stored, 'Agua Ñandú 12')).toBe(true);
});

test.each(['agua ñandú 12', 'Agua Ñandú 12 ', 'Agua Ñandú 1', ''])(
  'and knows that %j is not it',
  async (password) => {
    expect(await passwords.verify(stored, password)).toBe(false);
  },
);

test('an account that does not exist has no right one', async () => {
  expect(await passwords.verify(undefined, 'Agua Ñandú 12')).toBe(false);
  expect(await passwords.verify(undefined, 'no account has this one')).toBe(false);
});

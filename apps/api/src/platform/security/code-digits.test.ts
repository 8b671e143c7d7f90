import { expect, test } from 'vitest';
import { createCodeDigits } from './code-digits.ts';
import { createSecretToken } from './secret-token.ts';

const digitsOf = createCodeDigits('a secret');

test('the digits of a seed are always the same six, and others for another e-mail or secret', () => {
  expect(digitsOf('ana@ejemplo.com', 'x')).toMatch(/^\d{6}$/);
  expect(digitsOf('ana@ejemplo.com', 'x')).toBe(digitsOf('ana@ejemplo.com', 'x'));
  expect(digitsOf('luis@ejemplo.com', 'x')).not.toBe(digitsOf('ana@ejemplo.com', 'x'));
  expect(createCodeDigits('another')('ana@ejemplo.com', 'x')).not.toBe(
    digitsOf('ana@ejemplo.com', 'x'),
  );
});

test('every digit is as likely as the others in every place, the first one included', () => {
  const seen = Array.from({ length: 6 }, () => new Map<string, number>());
  for (let n = 0; n < 20_000; n += 1) {
    const code = digitsOf('ana@ejemplo.com', createSecretToken());
    for (const [place, digit] of code.split('').entries()) {
      seen[place]?.set(digit, (seen[place].get(digit) ?? 0) + 1);
    }
  }
  for (const place of seen) {
    expect(place.size).toBe(10);
    for (const times of place.values()) expect(Math.abs(times - 2000)).toBeLessThan(300);
  }
});

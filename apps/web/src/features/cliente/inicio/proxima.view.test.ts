import { expect, test } from 'vitest';
import { yaPaso } from './proxima.view.ts';

test('a turno is over from the minute in which it ends', () => {
  const franja = { id: 7, inicio: '2026-11-23T08:00:00', fin: '2026-11-23T09:00:00' };
  expect(yaPaso({ franja }, '2026-11-23T08:59')).toBe(false);
  expect(yaPaso({ franja }, '2026-11-23T09:00')).toBe(true);
});

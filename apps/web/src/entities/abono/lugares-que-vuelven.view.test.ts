import { expect, test } from 'vitest';
import { vuelvenAlAbono } from './lugares-que-vuelven.view.ts';

test('places that come back are counted', () => {
  expect(vuelvenAlAbono(1, 'Pack')).toBe('Vuelve 1 lugar a Pack');
  expect(vuelvenAlAbono(3, 'Pack')).toBe('Vuelven 3 lugares a Pack');
});

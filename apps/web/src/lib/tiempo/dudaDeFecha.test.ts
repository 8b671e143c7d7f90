import { expect, test } from 'vitest';
import { dudaDeFecha } from './dudaDeFecha.ts';

test.each([
  ['2026-12-25', null],
  ['2027-12-31', null],
  ['2099-01-01', 'El jueves 1 de enero de 2099 queda 73 años adelante: revisa el año.'],
])('%s, seen in 2026: %s', (fecha, duda) => {
  expect(dudaDeFecha(fecha, '2026-11-25')).toBe(duda);
});

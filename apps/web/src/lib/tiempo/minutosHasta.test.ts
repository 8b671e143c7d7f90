import { expect, test } from 'vitest';
import { minutosEnPalabras, minutosHasta } from './minutosHasta.ts';

test.each([
  ['2026-10-01T11:00:00', 120, '2 h'],
  ['2026-10-01T10:41:01', 102, '1 h 42 min'],
  ['2026-10-02T09:00:30', 1441, '24 h 1 min'],
  ['2026-10-01T09:00:01', 1, '1 min'],
  ['2026-10-01T09:00:00', 0, '0 min'],
  ['2026-10-01T08:59:00', 0, '0 min'],
])('until %s there are %i minutes: %s', (momento, minutos, palabras) => {
  expect(minutosHasta(momento, '2026-10-01T09:00:00')).toBe(minutos);
  expect(minutosEnPalabras(minutos)).toBe(palabras);
});

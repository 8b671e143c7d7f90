import { expect, test } from 'vitest';
import { asistenciaDe, seMarcaAsistencia } from './asistencia.rules.ts';

test.each([
  ['SIN_MARCAR', []],
  ['SIN_MARCAR', [null, null]],
  ['VINO', [true, true]],
  ['PARCIAL', [true, false]],
  ['PARCIAL', [true, null]],
  ['NO_VINO', [false, false]],
  ['NO_VINO', [false, null]],
] as const)('%s follows from the marks %j', (asistencia, marcas) => {
  expect(asistenciaDe(marcas)).toBe(asistencia);
});

test('it is marked from 30 minutes before the start until 7 days after the end', () => {
  const franja = { inicio: '2026-12-31T23:00:00', fin: '2026-12-31T23:50:00' };
  const seMarca = (momento: string) => seMarcaAsistencia(franja, momento);
  expect(seMarca('2026-12-31T22:29:59')).toBe(false);
  expect(seMarca('2026-12-31T22:30:00')).toBe(true);
  expect(seMarca('2027-01-07T23:50:00')).toBe(true);
  expect(seMarca('2027-01-07T23:50:01')).toBe(false);
});

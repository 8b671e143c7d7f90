import { expect, test } from 'vitest';
import { diaRelativo } from './dia-relativo.view.ts';

test.each([
  ['2026-10-01', 'Hoy'],
  ['2026-10-02', 'Mañana'],
  ['2026-10-03', '2 días'],
  ['2026-11-01', '31 días'],
])('%s, seen on 1 October, is %s', (fecha, etiqueta) => {
  expect(diaRelativo(fecha, '2026-10-01')).toBe(etiqueta);
});

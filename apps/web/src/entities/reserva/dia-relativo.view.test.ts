import { expect, test } from 'vitest';
import { diaCercano, diaRelativo } from './dia-relativo.view.ts';

test.each([
  ['2026-10-01', 'Hoy'],
  ['2026-10-02', 'Mañana'],
  ['2026-10-03', '2 días'],
  ['2026-11-01', '31 días'],
])('%s, seen on 1 October, is %s', (fecha, etiqueta) => {
  expect(diaRelativo(fecha, '2026-10-01')).toBe(etiqueta);
});

test.each([
  ['2026-11-22', 'confirmada', 'Hoy'],
  ['2026-11-23', 'pendiente', 'Mañana'],
  ['2026-11-24', 'confirmada', null],
  ['2026-11-21', 'confirmada', null],
  ['2026-11-23', 'cancelada', null],
] as const)('%s, %s: %s', (fecha, estado, texto) => {
  expect(diaCercano({ fecha, estado }, '2026-11-22')).toBe(texto);
});

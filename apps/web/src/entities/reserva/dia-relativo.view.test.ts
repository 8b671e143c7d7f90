import { expect, test } from 'vitest';
import { deQueDia, diaCercano, diaRelativo } from './dia-relativo.view.ts';

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

test('which day something is of is said as people say it', () => {
  const dias = ['2026-10-01', '2026-10-02', '2026-10-03'];
  expect(dias.map((dia) => deQueDia(dia, '2026-10-01'))).toEqual([
    'de hoy',
    'de mañana',
    'del sábado 3 de octubre',
  ]);
});

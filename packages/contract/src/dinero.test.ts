import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatearCantidad, formatearPesos } from './dinero.ts';

const NO_BREAK_SPACE = '\u00a0';

test.each([
  [0, '$ 0'],
  [999, '$ 999'],
  [1_000, '$ 1.000'],
  [20_000, '$ 20.000'],
  [1_234_567, '$ 1.234.567'],
])('%i pesos', (importe, expected) => {
  expect(formatearPesos(importe)).toBe(expected.replace(' ', NO_BREAK_SPACE));
});

test('writes money and counts as the runtime does', () => {
  const pesos = new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency: 'ARS',
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (importe) => {
      expect(formatearPesos(importe)).toBe(pesos.format(importe));
      expect(formatearCantidad(importe)).toBe(importe.toLocaleString('es-AR'));
    }),
  );
});

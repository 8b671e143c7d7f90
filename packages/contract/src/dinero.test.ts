import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatearPesos } from './dinero.ts';

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

test('keeps every digit, in groups of three, and shows no cents', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), (importe) => {
      const [sign, number = ''] = formatearPesos(importe).split(NO_BREAK_SPACE);
      expect(sign).toBe('$');
      expect(number.replaceAll('.', '')).toBe(String(importe));
      expect(number).toMatch(/^\d{1,3}(\.\d{3})*$/);
    }),
  );
});

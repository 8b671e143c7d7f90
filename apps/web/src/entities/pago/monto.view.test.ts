import { expect, test } from 'vitest';
import { conPuntos } from './monto.view.ts';

test.each([
  ['25000', '25.000'],
  ['25.000', '25.000'],
  ['$ 1000000,00', '1.000.000'],
  ['900', '900'],
  ['', ''],
  ['25.00', '25.00'],
])('the amount %o stands as %o once its field is left', (escrito, dicho) => {
  expect(conPuntos(escrito)).toBe(dicho);
});

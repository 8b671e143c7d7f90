import { expect, test } from 'vitest';
import { plazoDeSenia, seniaEnPalabras } from './senia.view.ts';

const HOY = '2026-10-01';

test('the time of a seña is told by the day that it is from here', () => {
  expect(plazoDeSenia('2026-10-01T19:00:00', HOY)).toBe('hoy a las 19:00');
  expect(plazoDeSenia('2026-10-02T00:00:00', HOY)).toBe('mañana a las 00:00');
  expect(plazoDeSenia('2026-10-04T09:30:00', HOY)).toBe('el domingo 4 de octubre a las 09:30');
});

test('what is waited for is told in one line', () => {
  const senia = { monto: 6_000, vence: '2026-10-01T19:00:00' };
  expect(seniaEnPalabras(senia, HOY)).toBe('la seña de $\u00a06.000 hasta hoy a las 19:00');
});

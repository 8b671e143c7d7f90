import { describe, expect, test } from 'vitest';
import { errorDeNumero, leerEntero, leerPesos } from './numero.view.ts';

describe('leerPesos', () => {
  test.each<[unknown, unknown]>([
    ['25000', 25_000],
    ['25.000', 25_000],
    ['1.250.000', 1_250_000],
    ['$ 25.000', 25_000],
    ['$25000', 25_000],
    [' 25 000 ', 25_000],
    ['\u00a025.000', 25_000],
    ['25.000,00', 25_000],
    ['$ 60000,0', 60_000],
    ['0', 0],
    ['', Number.NaN],
    [' $ ', Number.NaN],
    // React Hook Form's `setValue` and default values pass numbers instead of texts.
    [57_000, 57_000],
  ])('%j es %j', (escrito, leido) => {
    expect(leerPesos(escrito)).toEqual(leido);
  });

  test.each([
    '25.00',
    '2.5',
    '25.',
    '.500',
    '0.500',
    '25.0000',
    '1250.000',
    '25,50',
    '25.000,05',
    ',00',
    '25,000',
    '-25.000',
    '2e4',
    'veinte',
  ])('%s is not guessed', (escrito) => {
    expect(leerPesos(escrito)).toBe(escrito);
  });
});

describe('leerEntero', () => {
  test.each<[unknown, unknown]>([
    ['60', 60],
    [' 60 ', 60],
    ['', Number.NaN],
    [60, 60],
  ])('%j es %j', (escrito, leido) => {
    expect(leerEntero(escrito)).toEqual(leido);
  });

  test.each(['6.0', '1.000', '6,5', '-1', '1e1'])('%s is not guessed', (escrito) => {
    expect(leerEntero(escrito)).toBe(escrito);
  });
});

test('errorDeNumero names what is illegible only where there is an error', () => {
  expect(errorDeNumero('Cada precio…', '2.5', 'Ilegible')).toBe('Ilegible');
  expect(errorDeNumero('Cada precio…', 0, 'Ilegible')).toBe('Cada precio…');
  expect(errorDeNumero(undefined, '2.5', 'Ilegible')).toBeUndefined();
});

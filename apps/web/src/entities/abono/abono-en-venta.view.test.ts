import { expect, test } from 'vitest';
import { lugarFrenteATurno, ofertaEnPalabras, vigenciaEnPalabras } from './abono-en-venta.view.ts';

const sinBlancos = (texto: string) => texto.replaceAll('\u00a0', ' ');

test('what is sold says its places, its price and what a place costs', () => {
  const diez = ofertaEnPalabras({ lugares: 10, precio: 100_005 });
  expect(sinBlancos(diez)).toBe('10 lugares por $ 100.005, $ 10.000 cada uno');
  expect(sinBlancos(ofertaEnPalabras({ lugares: 1, precio: 900 }))).toBe('1 lugar por $ 900');
});

test('what is sold says for how long it is good, and on which days', () => {
  expect(vigenciaEnPalabras({ vigenciaDias: 1, dias: null })).toBe('Vale 1 día');
  const dias = ['LUNES', 'SABADO'] as const;
  expect(vigenciaEnPalabras({ vigenciaDias: 60, dias: [...dias] })).toBe(
    'Vale 60 días, los lunes y sábados',
  );
});

test.each([
  [12_000, 'Cada lugar sale $ 10.000, $ 2.000 menos que un turno suelto ($ 12.000).'],
  [10_000, 'Cada lugar sale $ 10.000, lo mismo que un turno suelto.'],
  [9000, 'Cada lugar sale $ 10.000, $ 1.000 más que un turno suelto ($ 9.000).'],
  [undefined, 'Cada lugar sale $ 10.000.'],
])('a place is compared with a booking of %s', (suelto, palabras) => {
  const abono = { lugares: 10, precio: 100_000 };
  expect(sinBlancos(lugarFrenteATurno(abono, suelto))).toBe(palabras);
});

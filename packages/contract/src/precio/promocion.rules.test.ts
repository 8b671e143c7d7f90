import { expect, test } from 'vitest';
import { tablaPorDefecto } from './precios.rules.ts';
import { nivelesDePromocion } from './promocion.rules.ts';

const descuentos = (precios: number[] | null) =>
  nivelesDePromocion(precios && precios.map((precio, i) => ({ capacidad: i + 1, precio }))).map(
    ({ personas, descuento, precio }) => [personas, descuento, precio?.precioTotal],
  );

test('without prices it is what the specification promises, and no pesos', () => {
  expect(descuentos(null)).toEqual([
    [1, 0, undefined],
    [2, 5, undefined],
    [3, 10, undefined],
    [4, 15, undefined],
  ]);
});

test('it never promises more than what is saved', () => {
  expect(descuentos([20_000, 36_000, 45_000, 60_000]).map(([, cada]) => cada)).toEqual([
    0, 10, 25, 25,
  ]);
  expect(descuentos([20_000, 37_999, 59_900, 90_000])).toEqual([
    [1, 0, 20_000],
    [2, 5, 37_999],
    [3, 0, 59_900],
    [4, 0, 90_000],
  ]);
  // 33.5 % is rounded up in the client's table (specification §9), but down in the promotion.
  expect(descuentos([1_000, 1_330])[1]).toEqual([2, 33, 1_330]);
});

test('it speaks of the numbers of people that the table has, up to four', () => {
  expect(nivelesDePromocion(tablaPorDefecto(2)).map(({ personas }) => personas)).toEqual([1, 2]);
  expect(nivelesDePromocion(tablaPorDefecto(10))).toHaveLength(4);
});

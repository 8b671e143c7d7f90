import { expect, test } from 'vitest';
import { bajaEnGrupo, filasDePromocion } from './promocion.view.ts';

test("it works the discounts out with the centre's prices", () => {
  const tabla = [20_000, 36_000, 45_000, 60_000].map((precio, i) => ({ capacidad: i + 1, precio }));
  expect(filasDePromocion(tabla).map(({ titulo, descuento }) => [titulo, descuento])).toEqual([
    ['Individual', 0],
    ['2 personas', 10],
    ['3 personas', 25],
    ['4 personas', 25],
  ]);
});

test('without a configuration each person costs the individual price', () => {
  const filas = filasDePromocion(null);
  expect(filas.map(({ precioTotal }) => precioTotal)).toEqual([20_000, 40_000, 60_000, 80_000]);
  expect(bajaEnGrupo(filas)).toBe(false);
  expect(bajaEnGrupo(filasDePromocion([{ capacidad: 2, precio: 36_000 }]))).toBe(true);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ahorroContraIndividual,
  calcularPrecio,
  listaEmpezo,
  precioPorDefecto,
  precioPorPersona,
  preciosDelDia,
  tablaPorDefecto,
  type Precio,
} from './precios.rules.ts';

const personas = fc.integer({ min: 1, max: 10 });
const precio = fc.integer({ min: 1, max: 100_000_000 });

/** A configured price table: a row for each number of people up to some capacity, at any price. */
const tabla = fc
  .array(precio, { minLength: 1, maxLength: 10 })
  .map((precios) => precios.map((total, indice) => ({ capacidad: indice + 1, precio: total })));

/** Returns the quotient, rounded to a whole number, halves upwards, without any floating point. */
function rounded(numerator: number, denominator: number): number {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  return Number((2n * n + d) / (2n * d));
}

describe('default prices', () => {
  test.each([
    [1, 20_000],
    [2, 36_000],
    [3, 45_000],
    [4, 60_000],
    [5, 75_000],
    [6, 90_000],
    [7, 105_000],
    [8, 120_000],
    [9, 135_000],
    [10, 150_000],
  ])('%i people pay %i', (cantidad, total) => {
    expect(precioPorDefecto(cantidad)).toBe(total);
    expect(calcularPrecio(tablaPorDefecto(10), cantidad).precioTotal).toBe(total);
  });

  test('the table has a row for each number of people, from one', () => {
    expect(tablaPorDefecto(3)).toEqual([
      { capacidad: 1, precio: 20_000 },
      { capacidad: 2, precio: 36_000 },
      { capacidad: 3, precio: 45_000 },
    ]);
  });

  test.each([
    [1, { precioTotal: 20_000, precioPorPersona: 20_000, ahorro: 0, descuento: 0 }],
    [2, { precioTotal: 36_000, precioPorPersona: 18_000, ahorro: 4_000, descuento: 10 }],
    [3, { precioTotal: 45_000, precioPorPersona: 15_000, ahorro: 15_000, descuento: 25 }],
    [4, { precioTotal: 60_000, precioPorPersona: 15_000, ahorro: 20_000, descuento: 25 }],
  ])('a shift for %i', (cantidad, expected) => {
    expect(calcularPrecio(tablaPorDefecto(4), cantidad)).toEqual(expected);
  });
});

describe('without a configuration', () => {
  test('everyone pays 20000 and saves nothing', () => {
    for (let cantidad = 1; cantidad <= 10; cantidad += 1) {
      expect(calcularPrecio(null, cantidad)).toEqual({
        precioTotal: 20_000 * cantidad,
        precioPorPersona: 20_000,
        ahorro: 0,
        descuento: 0,
      });
    }
  });
});

describe('with a configured table', () => {
  test('the total is the configured one, or 15000 a person beyond the table', () => {
    fc.assert(
      fc.property(tabla, personas, (precios, cantidad) => {
        const expected =
          cantidad <= precios.length ? precios[cantidad - 1]?.precio : 15_000 * cantidad;
        expect(calcularPrecio(precios, cantidad).precioTotal).toBe(expected);
      }),
    );
  });

  test('the order of the rows does not matter', () => {
    const shuffled = tabla.chain((precios) =>
      fc.tuple(fc.constant(precios), fc.shuffledSubarray(precios, { minLength: precios.length })),
    );
    fc.assert(
      fc.property(shuffled, personas, ([precios, revueltos], cantidad) => {
        expect(calcularPrecio(revueltos, cantidad)).toEqual(calcularPrecio(precios, cantidad));
      }),
    );
  });

  test('each person pays the nearest whole peso', () => {
    fc.assert(
      fc.property(precio, personas, (total, cantidad) => {
        const cadaUno = precioPorPersona(total, cantidad);
        expect(cadaUno).toBe(rounded(total, cantidad));
        expect(2 * Math.abs(cadaUno * cantidad - total)).toBeLessThanOrEqual(cantidad);
      }),
    );
  });

  test('what is paid and what is saved make as many individual shifts, unless the group pays more', () => {
    fc.assert(
      fc.property(tabla, personas, (precios, cantidad) => {
        const { precioTotal, ahorro } = calcularPrecio(precios, cantidad);
        const separados = cantidad * individual(precios);
        expect(Math.sign(ahorro)).toBe(precioTotal < separados ? 1 : 0);
        expect([separados, precioTotal]).toContain(precioTotal + ahorro);
      }),
    );
  });

  test('the discount is the whole percentage of that saving, from 0 to 100', () => {
    fc.assert(
      fc.property(tabla, personas, (precios, cantidad) => {
        const { ahorro, descuento } = calcularPrecio(precios, cantidad);
        expect(descuento).toBe(rounded(100 * ahorro, cantidad * individual(precios)));
        expect(descuento).toBeGreaterThanOrEqual(0);
        expect(descuento).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('one person alone never gets a discount', () => {
    fc.assert(
      fc.property(tabla, (precios) => {
        expect(calcularPrecio(precios, 1)).toMatchObject({ ahorro: 0, descuento: 0 });
      }),
    );
  });

  test('a dearer group never saves more', () => {
    fc.assert(
      fc.property(precio, precio, personas, precio, (one, other, cantidad, individualPrice) => {
        const [cheap, dear] = [Math.min(one, other), Math.max(one, other)];
        expect(ahorroContraIndividual(dear, cantidad, individualPrice)).toBeLessThanOrEqual(
          ahorroContraIndividual(cheap, cantidad, individualPrice),
        );
      }),
    );
  });
});

function individual(precios: readonly Precio[]): number {
  return precios.find(({ capacidad }) => capacidad === 1)?.precio ?? Number.NaN;
}

describe('the prices of a day', () => {
  const lista = (total: number) => [{ capacidad: 1, precio: total }];
  const conocidos = {
    preciosPorCapacidad: lista(20_000),
    proximosPrecios: [
      { desde: '2026-11-01', preciosPorCapacidad: lista(22_000) },
      { desde: '2026-12-01', preciosPorCapacidad: lista(25_000) },
    ],
  };

  test.each([
    [null, 20_000],
    ['2026-10-31', 20_000],
    ['2026-11-01', 22_000],
    ['2026-11-30', 22_000],
    ['2027-05-01', 25_000],
  ])('of %s are those of the last list that has begun by then', (fecha, total) => {
    expect(preciosDelDia(conocidos, fecha)).toEqual(lista(total));
  });
});

test.each([
  ['2026-10-31', true],
  ['2026-11-01', true],
  ['2026-11-02', false],
])('on 1 November the list of %s has begun: %s', (desde, empezo) => {
  expect(listaEmpezo({ desde }, '2026-11-01')).toBe(empezo);
});

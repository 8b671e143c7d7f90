import { describe, expect, test } from 'vitest';
import {
  aumentar,
  cambiosDePrecio,
  fraseDeLoReservado,
  entenderPorcentaje,
  primeroDelMesQueViene,
  textosDePorcentaje,
} from './listas-de-precios.view.ts';

const precios = (...totales: number[]) =>
  totales.map((precio, indice) => ({ capacidad: indice + 1, precio }));
const AHORA = precios(20_000, 36_000, 45_000, 60_000);

describe('raising all prices', () => {
  test.each([
    [12, 100, [22_400, 40_300, 50_400, 67_200]],
    [12, 500, [22_500, 40_500, 50_500, 67_000]],
    [12, 1_000, [22_000, 40_000, 50_000, 67_000]],
    [12.5, 100, [22_500, 40_500, 50_600, 67_500]],
    [2.25, 100, [20_500, 36_800, 46_000, 61_400]],
    [-10, 1_000, [18_000, 32_000, 41_000, 54_000]],
  ])('by %d %% to multiples of %i', (porcentaje, redondeo, totales) => {
    expect(aumentar(AHORA, porcentaje, redondeo)).toEqual(precios(...totales));
  });

  test('none becomes nothing', () => {
    expect(aumentar(precios(300), -90, 1_000)).toEqual(precios(1_000));
  });

  test.each([
    ['12', 12],
    [' +12 % ', 12],
    ['-5', -5],
    ['-90', -90],
    ['-91', null],
    ['', null],
    ['-', null],
    ['12,5', 12.5],
    ['12.5 %', 12.5],
    ['-2,25', -2.25],
    ['12,', 12],
    ['-90,5', null],
    ['1,125', null],
    ['1.000', null],
    [',5', null],
    ['1000', null],
    ['doce', null],
  ])('%o is read as %o', (escrito, porcentaje) => {
    expect(entenderPorcentaje(escrito)).toBe(porcentaje);
  });
});

test('a percentage that is not the one of the prices below says by which they are raised', () => {
  const porque = 'Va un porcentaje: 12, o 12,5, o -5 para bajar.';
  const siguen = 'Los precios de abajo siguen con 12,5 %.';
  const textos = (escrito: string, aplicado: number | null) =>
    Object.values(textosDePorcentaje(escrito, aplicado));
  expect(textos('12,5', 12.5)).toEqual([undefined, undefined]);
  expect(textos('', null)).toEqual([undefined, undefined]);
  expect(textos('', 12.5)).toEqual([undefined, siguen]);
  expect(textos('doce', null)).toEqual([porque, undefined]);
  expect(textos('doce', 12.5)).toEqual([`${porque} ${siguen}`, undefined]);
});

test('prices change on the first of a month unless said', () => {
  expect(primeroDelMesQueViene('2026-10-01')).toBe('2026-11-01');
  expect(primeroDelMesQueViene('2026-12-31')).toBe('2027-01-01');
});

test('each row says what it was and what it will be', () => {
  expect(cambiosDePrecio(precios(20_000), precios(22_000, 40_000))).toEqual([
    '1 persona: $\u00a020.000 → $\u00a022.000',
    '2 personas: $\u00a040.000',
  ]);
});

test('what is booked already is told with both sums', () => {
  const desde = '2026-11-01';
  const nada = { reservas: 0, reservado: 0, conLaLista: 0 };
  expect(fraseDeLoReservado(nada, desde)).toBe(
    'Nadie reservó todavía desde el domingo 1 de noviembre.',
  );
  const una = { reservas: 1, reservado: 20_000, conLaLista: 22_400 };
  expect(fraseDeLoReservado(una, desde)).toBe(
    'Hay 1 reserva desde ese día que queda a su precio: $\u00a020.000. ' +
      'Con los precios nuevos serían $\u00a022.400.',
  );
  expect(fraseDeLoReservado({ ...una, reservas: 2 }, desde)).toContain('Hay 2 reservas');
});

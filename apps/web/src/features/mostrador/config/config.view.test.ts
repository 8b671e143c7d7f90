import { precioPorDefecto, tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { describe, expect, test } from 'vitest';
import {
  CONFIG_POR_DEFECTO,
  preguntaDeRelleno,
  calculoDeFila,
  cambiaElPlan,
  configEditable,
  filasPara,
  precioDeRelleno,
  preciosLlamativos,
  tablaDePromocion,
} from './config.view.ts';

const precios = (filas: { precio: number }[]) => filas.map(({ precio }) => precio);

describe('filasPara', () => {
  test('what is missing takes its default, and what is written stays', () => {
    const filas = filasPara(6, [{ capacidad: 2, precio: 30_000 }], precioPorDefecto);
    expect(precios(filas)).toEqual([20_000, 30_000, 45_000, 60_000, 75_000, 90_000]);
  });

  test('with less capacity some rows are too many', () => {
    expect(filasPara(2, filasPara(6, [], precioPorDefecto), precioPorDefecto)).toHaveLength(2);
  });
});

describe('preciosLlamativos', () => {
  const antes = tablaPorDefecto(3);
  const con = (...importes: number[]) =>
    importes.map((precio, indice) => ({ capacidad: indice + 1, precio }));

  test('a fall by more than half, and a group that pays less than a smaller one', () => {
    expect(preciosLlamativos(antes, con(25, 36_000, 30_000))).toEqual([
      'Para 1 persona baja de $\u00a020.000 a $\u00a025.',
      '3 personas pagan juntas menos que 2 personas: $\u00a030.000 contra $\u00a036.000.',
    ]);
  });

  test('a person in a group who pays more than one alone', () => {
    expect(preciosLlamativos(antes, con(20_000, 50_000, 60_000))).toEqual([
      'De a 2, cada persona paga más que a solas: $\u00a025.000 contra $\u00a020.000.',
    ]);
  });

  test('nothing with the usual table, with exactly half, nor with a new row', () => {
    expect(preciosLlamativos(antes, antes)).toEqual([]);
    expect(preciosLlamativos(antes, con(10_000, 18_000, 22_500))).toEqual([]);
    expect(preciosLlamativos([], con(10, 20))).toEqual([]);
  });
});

test('tablaDePromocion takes 5, 10 and 15 % off, and 15 % from there on', () => {
  expect(precios(tablaDePromocion(20_000, 5))).toEqual([20_000, 38_000, 54_000, 68_000, 85_000]);
});

test('rows that are added later are filled in, which is said until they have a price of their own', () => {
  const yaHabia = tablaPorDefecto(4);
  const filas = filasPara(6, yaHabia, precioDeRelleno);
  expect(precios(filas.slice(4))).toEqual([5_000, 6_000]);
  expect(precios(filasPara(2, [], precioDeRelleno))).toEqual([1_000, 2_000]);
  expect(preguntaDeRelleno(filas, yaHabia)).toBe(
    'Falta poner los precios para 5 y 6 personas: los de la tabla son de relleno.',
  );
  const conUno = filas.map((fila) => (fila.capacidad === 5 ? { ...fila, precio: 70_000 } : fila));
  expect(preguntaDeRelleno(conUno, yaHabia)).toBe(
    'Falta poner el precio para 6 personas: el de la tabla es de relleno.',
  );
  expect(preguntaDeRelleno(filas, filas)).toBeNull();
});

test('cambiaElPlan: the duration, the capacity and the window, and nothing else', () => {
  const antes = { ...CONFIG_POR_DEFECTO, preciosPorCapacidad: [] };
  expect(cambiaElPlan(antes, CONFIG_POR_DEFECTO)).toBe(false);
  expect(
    cambiaElPlan(antes, { ...antes, limiteCancelHoras: 1, notificacionesActivas: false }),
  ).toBe(false);
  expect(cambiaElPlan(antes, { ...antes, maxReservasActivas: 3 })).toBe(false);
  for (const cambio of [{ duracionBaseMin: 30 }, { capacidadBase: 2 }, { ventanaDias: 30 }]) {
    expect(cambiaElPlan(antes, { ...antes, ...cambio })).toBe(true);
  }
});

describe('calculoDeFila', () => {
  const filas = [
    { capacidad: 1, precio: 20_000 },
    { capacidad: 2, precio: 36_000 },
    { capacidad: 3, precio: Number.NaN },
  ];

  test('the price per person and the discount against the individual one', () => {
    expect(calculoDeFila(filas, 2)).toMatchObject({ precioPorPersona: 18_000, descuento: 10 });
  });

  test('un precio a medio escribir no da nada', () => {
    expect(calculoDeFila(filas, 3)).toBeNull();
  });
});

test('configEditable leaves only what is written', () => {
  const fila = { capacidad: 1, precio: 20_000, precioPorPersona: 20_000, ahorro: 0 };
  const editable = configEditable({
    ...CONFIG_POR_DEFECTO,
    preciosPorCapacidad: [fila],
    recordatoriosHoras: [24, 2],
    estaciones: [],
    seriesDeClientes: false,
    agendaPublica: true,
    sitiosQueEmbeben: [],
  });
  expect(editable.preciosPorCapacidad).toEqual([{ capacidad: 1, precio: 20_000 }]);
});

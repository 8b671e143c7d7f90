import { describe, expect, test } from 'vitest';
import {
  CONFIG_POR_DEFECTO,
  calculoDeFila,
  configEditable,
  enPalabras,
  filasPara,
  tablaDePromocion,
} from './config.view.ts';

const precios = (filas: { precio: number }[]) => filas.map(({ precio }) => precio);

describe('filasPara', () => {
  test('lo que falta toma su valor por defecto, y lo escrito queda', () => {
    const filas = filasPara(6, [{ capacidad: 2, precio: 30_000 }]);
    expect(precios(filas)).toEqual([20_000, 30_000, 45_000, 60_000, 75_000, 90_000]);
  });

  test('con menos capacidad sobran filas', () => {
    expect(filasPara(2, filasPara(6, []))).toHaveLength(2);
  });
});

test('tablaDePromocion descuenta 5, 10 y 15 %, y 15 % de ahí en más', () => {
  expect(precios(tablaDePromocion(20_000, 5))).toEqual([20_000, 38_000, 54_000, 68_000, 85_000]);
});

describe('calculoDeFila', () => {
  const filas = [
    { capacidad: 1, precio: 20_000 },
    { capacidad: 2, precio: 36_000 },
    { capacidad: 3, precio: Number.NaN },
  ];

  test('precio por persona y descuento contra el individual', () => {
    expect(calculoDeFila(filas, 2)).toMatchObject({ precioPorPersona: 18_000, descuento: 10 });
  });

  test('un precio a medio escribir no da nada', () => {
    expect(calculoDeFila(filas, 3)).toBeNull();
  });
});

describe('enPalabras', () => {
  test('dice lo que cada valor significa', () => {
    expect(enPalabras(CONFIG_POR_DEFECTO)).toEqual([
      'Cada turno es para hasta 4 personas.',
      'Empieza uno cada 60 minutos: 50 de sesión y 10 para cambiarse y limpiar.',
      'Se puede reservar desde hoy hasta 7 días después.',
      'Se puede cancelar hasta 6 horas antes.',
    ]);
  });

  test('en los bordes, y sin lo que falta', () => {
    expect(
      enPalabras({
        capacidadBase: 1,
        duracionBaseMin: 45,
        ventanaDias: Number.NaN,
        limiteCancelHoras: 0,
      }),
    ).toEqual([
      'Cada turno es para 1 persona.',
      'Empieza uno cada 45 minutos.',
      'Se puede cancelar hasta que el turno empieza.',
    ]);
  });
});

test('configEditable deja solo lo que se escribe', () => {
  const fila = { capacidad: 1, precio: 20_000, precioPorPersona: 20_000, ahorro: 0 };
  const editable = configEditable({ ...CONFIG_POR_DEFECTO, preciosPorCapacidad: [fila] });
  expect(editable.preciosPorCapacidad).toEqual([{ capacidad: 1, precio: 20_000 }]);
});

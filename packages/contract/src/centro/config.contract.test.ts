import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NuevaConfig } from './config.forms.ts';
import { tablaPorDefecto } from '../precio/precios.rules.ts';

const BIEN = {
  capacidadBase: 4,
  duracionBaseMin: 60,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  notificacionesActivas: true,
  preciosPorCapacidad: tablaPorDefecto(4),
};
const INCOMPLETA =
  'Debe haber un precio, y uno solo, para cada cantidad de personas hasta la capacidad';

const firstText = (change: object) =>
  NuevaConfig.safeParse({ ...BIEN, ...change }).error?.issues[0]?.message;

test('the default configuration is right, and notifications are on unless said otherwise', () => {
  expect(NuevaConfig.parse(BIEN)).toEqual(BIEN);
  expect(NuevaConfig.parse({ ...BIEN, notificacionesActivas: undefined })).toEqual(BIEN);
});

test('what came after the specification may be left out, and is then not there', () => {
  expect(NuevaConfig.parse({ ...BIEN, maxReservasActivas: undefined })).toEqual(BIEN);
  expect(NuevaConfig.parse({ ...BIEN, maxReservasActivas: 200 }).maxReservasActivas).toBe(200);
  for (const value of [0, 201]) {
    expect(firstText({ maxReservasActivas: value })).toBe(
      'El máximo de reservas por venir debe estar entre 1 y 200',
    );
  }
});

test('prices are read with precio or precioTotal', () => {
  const preciosPorCapacidad = [
    { capacidad: 1, precioTotal: 1_000 },
    { capacidad: 2, precio: 1_900, precioTotal: 5, precioPorPersona: 950, ahorro: 100 },
  ];
  expect(NuevaConfig.parse({ ...BIEN, capacidadBase: 2, preciosPorCapacidad })).toMatchObject({
    preciosPorCapacidad: [
      { capacidad: 1, precio: 1_000 },
      { capacidad: 2, precio: 1_900 },
    ],
  });
});

describe.each([
  ['capacidadBase', 1, 10, 'La capacidad por turno debe estar entre 1 y 10'],
  ['duracionBaseMin', 15, 180, 'La duración base debe estar entre 15 y 180'],
  ['ventanaDias', 1, 30, 'La anticipación para reservar debe estar entre 1 y 30'],
  ['limiteCancelHoras', 0, 72, 'El plazo para cancelar debe estar entre 0 y 72'],
])('%s', (campo, minimum, maximum, mensaje) => {
  test(`goes from ${minimum} to ${maximum}`, () => {
    const prices = { preciosPorCapacidad: tablaPorDefecto(10) };
    for (const value of [minimum, maximum]) {
      expect(firstText({ [campo]: value, ...prices })).toBeUndefined();
    }
    for (const value of [minimum - 1, maximum + 1, -(2 ** 31), 1e9, Number.MAX_SAFE_INTEGER]) {
      expect(firstText({ [campo]: value, ...prices })).toBe(mensaje);
    }
  });

  test.each([undefined, null, '', '7', 1.5, true, 1e300])(
    'has to be filled, not with %j',
    (value) => {
      expect(firstText({ [campo]: value })).toBe('Por favor completa todos los campos requeridos');
    },
  );
});

describe('preciosPorCapacidad', () => {
  test.each([
    ['is missing', undefined, 'Por favor completa todos los campos requeridos'],
    ['is no list', {}, 'Por favor completa todos los campos requeridos'],
    ['is empty', [], INCOMPLETA],
    ['has a gap', tablaPorDefecto(4).filter(({ capacidad }) => capacidad !== 2), INCOMPLETA],
    ['has a row twice', [...tablaPorDefecto(4), { capacidad: 4, precio: 1 }], INCOMPLETA],
    ['has a row without a price', rowWith({}), 'Cada precio debe ser al menos 1'],
    ['has a free shift', rowWith({ precio: 0 }), 'Cada precio debe ser al menos 1'],
    ['has a negative price', rowWith({ precioTotal: -5 }), 'Cada precio debe ser al menos 1'],
    ['has cents', rowWith({ precio: 1.5 }), 'Cada precio debe ser al menos 1'],
    ['has a price in words', rowWith({ precio: '100' }), 'Cada precio debe ser al menos 1'],
    ['has a price no database holds', rowWith({ precio: 2 ** 31 }), 'El precio es demasiado alto'],
    [
      'is for more people than there may be',
      [...tablaPorDefecto(4), { capacidad: 11, precio: 1 }],
      'La capacidad de cada precio debe estar entre 1 y 10',
    ],
  ])('%s', (_case, preciosPorCapacidad, mensaje) => {
    expect(firstText({ preciosPorCapacidad })).toBe(mensaje);
  });

  test('holds each number of people up to the capacity once, and may hold more', () => {
    const rows = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 10 }), (capacidades, capacidadBase) => {
        const preciosPorCapacidad = capacidades.map((capacidad) => ({ capacidad, precio: 1 }));
        const once = capacidades.every((each, index) => capacidades.indexOf(each) === index);
        const needed = tablaPorDefecto(capacidadBase).map(({ capacidad }) => capacidad);
        const complete = needed.every((each) => capacidades.includes(each));
        expect(firstText({ capacidadBase, preciosPorCapacidad })).toBe(
          once && complete ? undefined : INCOMPLETA,
        );
      }),
    );
  });

  function rowWith(price: object) {
    return [...tablaPorDefecto(3), { capacidad: 4, ...price }];
  }
});

import { expect, test } from 'vitest';
import { antesYDespues, cambiosAjenos } from './diferencia.view.ts';

const CONFIG = {
  duracionBaseMin: 60,
  ventanaDias: 7,
  preciosPorCapacidad: [
    { capacidad: 1, precio: 20_000, precioPorPersona: 20_000, ahorro: 0 },
    { capacidad: 2, precio: 36_000, precioPorPersona: 18_000, ahorro: 4_000 },
  ],
};
const LUNES = {
  diaSemana: 'LUNES',
  activo: true,
  tramos: [{ horaInicio: '08:00', horaFin: '12:00' }],
};

test('what somebody else has changed, with both values; what was changed here needs no telling', () => {
  const [uno, dos] = CONFIG.preciosPorCapacidad;
  const guardado = {
    ...CONFIG,
    ventanaDias: 9,
    preciosPorCapacidad: [uno, { ...dos, precio: 40_000 }],
  };
  const aca = {
    ...CONFIG,
    duracionBaseMin: 50,
    preciosPorCapacidad: [uno, { ...dos, precio: 38_000 }],
  };
  expect(cambiosAjenos(CONFIG, guardado, aca)).toEqual([
    { dato: 'Ventana (días)', guardado: '9', aca: '7' },
    { dato: 'Precio para 2 personas', guardado: '$\u00a040.000', aca: '$\u00a038.000' },
  ]);
});

test('there is nothing to choose where both wrote the same', () => {
  const guardado = { ...CONFIG, ventanaDias: 9 };
  expect(cambiosAjenos(CONFIG, guardado, { ...guardado, duracionBaseMin: 50 })).toEqual([]);
  expect(cambiosAjenos(CONFIG, CONFIG, { ...CONFIG, ventanaDias: 9 })).toEqual([]);
});

test('a week changes day by day', () => {
  expect(cambiosAjenos([LUNES], [{ ...LUNES, activo: false }], [LUNES])).toEqual([
    { dato: 'Lunes', guardado: 'Cerrado', aca: '08:00\u00a0a\u00a012:00' },
  ]);
});

test('stations are told in their order, with how many fit where it is more than one', () => {
  const [sauna, botas] = [
    { nombre: 'Sauna', lugares: 2 },
    { nombre: 'Botas', lugares: 1 },
  ];
  const config = { estaciones: [sauna, botas] };
  expect(cambiosAjenos(config, { estaciones: [botas, sauna] }, { estaciones: [] })).toEqual([
    { dato: 'Estaciones', guardado: 'Botas, Sauna (2)', aca: 'Ninguna' },
  ]);
});

test('an event has one column where something began or ended, and two where it changed', () => {
  expect(antesYDespues({ antes: null, despues: { nombre: 'Ana' } })).toEqual({
    columnas: ['Después'],
    renglones: [{ dato: 'Nombre', valores: ['Ana'] }],
  });
  expect(
    antesYDespues({ antes: { nombre: 'Ana', notas: 'x' }, despues: { nombre: 'Eva' } }),
  ).toEqual({
    columnas: ['Antes', 'Después'],
    renglones: [
      { dato: 'Nombre', valores: ['Ana', 'Eva'] },
      { dato: 'Notas', valores: ['x', null] },
    ],
  });
});

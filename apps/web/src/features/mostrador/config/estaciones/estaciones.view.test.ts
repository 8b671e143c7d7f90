import { ESTACIONES_POR_DEFECTO } from '@remanso/contract/franja/rotacion.rules';
import { expect, test } from 'vitest';
import { conEstacionMovida, estacionEnPalabras, rotacionEnPalabras } from './estaciones.view.ts';

test('a station changes places with its neighbour, and stays at an end of the list', () => {
  const lista = ['A', 'B', 'C'];
  expect(conEstacionMovida(lista, 1, 'arriba')).toEqual(['B', 'A', 'C']);
  expect(conEstacionMovida(lista, 1, 'abajo')).toEqual(['A', 'C', 'B']);
  expect(conEstacionMovida(lista, 0, 'arriba')).toEqual(lista);
  expect(conEstacionMovida(lista, 2, 'abajo')).toEqual(lista);
});

test.each([
  [{}, 'Con 4 personas, cada turno tiene 6 ratos de 8 minutos.'],
  [{ estaciones: [] }, 'Sin estaciones no hay hoja de rotación.'],
  [
    { capacidadBase: 7 },
    'Con 7 personas, cada turno tiene 7 ratos de 7 minutos. Son más personas que las que entran a la vez: cada una espera 1 rato.',
  ],
])('what the stations make of a turn is said: %j', (cambios, palabras) => {
  const config = { capacidadBase: 4, duracionBaseMin: 60, estaciones: ESTACIONES_POR_DEFECTO };
  expect(rotacionEnPalabras({ ...config, ...cambios })).toBe(palabras);
});

test('a station says how many fit where it is more than one', () => {
  expect(estacionEnPalabras({ nombre: 'Sauna', lugares: 1 })).toBe('Sauna');
  expect(estacionEnPalabras({ nombre: 'Sauna', lugares: 2 })).toBe('Sauna, entran 2');
});

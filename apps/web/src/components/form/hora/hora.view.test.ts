import { describe, expect, test } from 'vitest';
import { esHoraCompleta, entenderHora, moverHora } from './hora.view.ts';

describe('entenderHora', () => {
  test.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    [' 21 hs', '21:00'],
    ['23:59', '23:59'],
    ['0', '00:00'],
  ])('%s', (texto, hora) => {
    expect(entenderHora(texto)).toBe(hora);
  });

  test.each(['', '24:00', '9:60', '9:3', 'nueve', '12345', '-1'])(
    '%s is no time of day',
    (texto) => {
      expect(entenderHora(texto)).toBeNull();
    },
  );
});

test('a time counts before its field is left only when it is complete', () => {
  expect(['09:30', '9:30', '0930'].map(esHoraCompleta)).toEqual([true, true, true]);
  expect(['9', '93', '930', '2500'].map(esHoraCompleta)).toEqual([false, false, false, false]);
});

test.each([
  ['09:00', 1, '09:15'],
  ['09:07', 1, '09:15'],
  ['09:07', -1, '09:00'],
  ['00:00', -1, '00:00'],
  ['23:45', 1, '23:45'],
] as const)('moverHora(%s, %i)', (hora, sentido, movida) => {
  expect(moverHora(hora, sentido)).toBe(movida);
});

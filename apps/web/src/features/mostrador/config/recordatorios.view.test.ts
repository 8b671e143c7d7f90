import { expect, test } from 'vitest';
import {
  escribirRecordatorios,
  leerRecordatorios,
  recordatoriosEnPalabras,
} from './recordatorios.view.ts';

test.each([
  ['24, 2', [24, 2]],
  ['24,2 ', [24, 2]],
  ['', []],
  ['2,5h', [2, Number.NaN]],
])('%o is read as %j', (escrito, horas) => {
  expect(leerRecordatorios(escrito)).toEqual(horas);
});

test('hours are written as they are read, and in words the longest first', () => {
  expect(escribirRecordatorios([24, 2])).toBe('24, 2');
  expect([[], [1], [2, 24]].map(recordatoriosEnPalabras)).toEqual([
    'Sin recordatorios antes del turno.',
    'Recordatorio 1 hora antes.',
    'Recordatorio 24 y 2 horas antes.',
  ]);
});

import { expect, test } from 'vitest';
import { antesYDespues } from './diferencia.view.ts';

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

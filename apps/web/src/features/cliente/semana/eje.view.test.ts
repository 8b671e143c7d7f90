import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { ejeDeHoras } from './eje.view.ts';

test('an hour of any day is one row for all, and the parts of the day stand apart', () => {
  const franjas = ['16:00', '08:30', '08:00', '16:00', '08:00'].map(
    (horaInicio) => ({ horaInicio }) as FranjaDeCliente,
  );
  expect(ejeDeHoras(franjas)).toEqual({
    horas: [
      { hora: '08:00', fila: 2 },
      { hora: '08:30', fila: 3 },
      { hora: '16:00', fila: 5 },
    ],
    filas: 'auto auto auto 0.75rem auto',
  });
});

test('a window without franjas has the row of the days alone', () => {
  expect(ejeDeHoras([])).toEqual({ horas: [], filas: 'auto' });
});

import { sumarHoras } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { cuentaDicha, cuentaRegresiva } from './cuenta.view.ts';

const VENCE = '2026-10-02T00:30:00';
const alFaltar = (segundos: number) => sumarHoras(VENCE, -segundos / 3600);

test.each([
  [2 * 3600, '2 h', ''],
  [3601, '1 h', ''],
  [3600, '1 h', 'Queda menos de 1 hora para aceptar'],
  [3599, '59 min', 'Queda menos de 1 hora para aceptar'],
  [1801, '30 min', 'Queda menos de 1 hora para aceptar'],
  [1799, '29 min', 'Quedan menos de 30 minutos para aceptar'],
  [600, '10 min', 'Quedan menos de 10 minutos para aceptar'],
  [581, '9:41', 'Quedan menos de 10 minutos para aceptar'],
  [245, '4:05', 'Quedan menos de 5 minutos para aceptar'],
  [1, '0:01', 'Queda menos de 1 minuto para aceptar'],
  [0, 'Sin tiempo', 'El tiempo para aceptar terminó'],
  [-90, 'Sin tiempo', 'El tiempo para aceptar terminó'],
])('with %i seconds left: %j is seen and %j heard', (segundos, visto, oido) => {
  expect(cuentaRegresiva(VENCE, alFaltar(segundos))).toBe(visto);
  expect(cuentaDicha(VENCE, alFaltar(segundos))).toBe(oido);
});

test('in the two hours of an offer a screen reader hears of it a dozen times at most', () => {
  const dichas = Array.from({ length: 7200 }, (_, segundos) =>
    cuentaDicha(VENCE, alFaltar(segundos)),
  );
  expect(new Set(dichas).size).toBeLessThanOrEqual(12);
});

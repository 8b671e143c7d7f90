import { Semana } from '@remanso/contract/horarios-base.contract';
import { expect, test } from 'vitest';
import { semanaDelCentro } from './semana-del-centro.view.ts';

const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });

test('the hours of the centre, as the specification says them', () => {
  const semana = semanaDelCentro();
  expect(Semana.parse(semana)).toEqual(semana);
  const habil = [tramo('08:00', '12:00'), tramo('16:00', '20:00')];
  expect(semana.map(({ diaSemana, activo, tramos }) => [diaSemana, activo, tramos])).toEqual([
    ['LUNES', true, habil],
    ['MARTES', true, habil],
    ['MIERCOLES', true, habil],
    ['JUEVES', true, habil],
    ['VIERNES', true, habil],
    ['SABADO', true, [tramo('09:00', '13:00'), tramo('15:00', '19:00')]],
    ['DOMINGO', false, []],
  ]);
});

test('hours that are not understood open nothing', () => {
  expect(semanaDelCentro(['siempre']).some(({ activo }) => activo)).toBe(false);
});

import { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { expect, test } from 'vitest';
import { diasEnQueElPieNoDice, semanaDelCentro } from './semana-del-centro.view.ts';

const { horarios } = centroNuevo();
const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });

test('the hours of the centre, as the specification says them', () => {
  const semana = semanaDelCentro(horarios);
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
  const raros = [
    { dias: 'Lunes a viernes', tramos: ['siempre'] },
    { dias: 'A veces', tramos: ['08:00-12:00'] },
  ];
  expect(semanaDelCentro(raros).some(({ activo }) => activo)).toBe(false);
});

test('the desk is told on which days the footer says other hours', () => {
  const semana = semanaDelCentro(horarios);
  expect(diasEnQueElPieNoDice(semana, horarios)).toEqual([]);
  const alReves = semana.map((dia) => ({ ...dia, tramos: dia.tramos.toReversed() }));
  expect(diasEnQueElPieNoDice(alReves, horarios)).toEqual([]);
  const otra = semana.map((dia) => {
    if (dia.diaSemana === 'LUNES') return { ...dia, activo: false };
    return dia.diaSemana === 'DOMINGO' ? { ...dia, tramos: [tramo('08:00', '12:00')] } : dia;
  });
  // The closed Monday keeps tramos, which do not count as open hours.
  expect(diasEnQueElPieNoDice(otra, horarios)).toEqual(['LUNES']);
});

import { describe, expect, test } from 'vitest';
import { destinoDeMes, fechaPorTecla, mesEnDireccion, semanasDe } from './mes.view.ts';

const HOY = '2026-11-21';

test.each([
  ['?mes=2026-12', '2026-12-01'],
  ['', '2026-11-01'],
  ['?mes=2026-13', '2026-11-01'],
  ['?mes=hoy', '2026-11-01'],
  ['?mes=2026-12-05', '2026-11-01'],
  ['?mes=1900-01', '2026-11-01'],
])('the address %s asks for the month of %s', (consulta, mes) => {
  expect(mesEnDireccion(consulta, HOY)).toBe(mes);
});

test('this month needs no name in the address', () => {
  expect(destinoDeMes('2026-11-03', HOY)).toBe('/dashboard/feriados');
  expect(destinoDeMes('2026-12-31', HOY)).toBe('/dashboard/feriados?mes=2026-12');
});

test('weeks go from Monday to Sunday, with gaps before and after', () => {
  const semanas = semanasDe('2026-12-01');
  expect(semanas).toHaveLength(5);
  expect(semanas[0]?.slice(0, 2)).toEqual([null, '2026-12-01']);
  expect(semanas[4]?.slice(3)).toEqual(['2026-12-31', null, null, null]);
  // February 2027 begins on a Monday and has 28 days.
  expect(semanasDe('2027-02-01').flat()).toHaveLength(28);
});

describe('the keys lead', () => {
  test.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Enter', null],
    ['toString', null],
  ])('%s from 1 December to %s', (tecla, fecha) => {
    expect(fechaPorTecla(tecla, '2026-12-01')).toBe(fecha);
  });
});

import { describe, expect, test } from 'vitest';
import { DIAS_SEMANA } from '../calendario.ts';
import { Semana } from './horarios-base.contract.ts';

const MANANA = { horaInicio: '08:00', horaFin: '12:00' };
const TARDE = { horaInicio: '16:00', horaFin: '20:00' };

const LUNES = { diaSemana: 'LUNES', activo: true, tramos: [MANANA, TARDE] };

const firstIssue = (value: unknown) => {
  const issue = Semana.safeParse(value).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
};

test('a whole week is right, and so is a part of it', () => {
  const semana = DIAS_SEMANA.map((diaSemana) => ({ ...LUNES, diaSemana }));
  expect(Semana.parse(semana)).toEqual(semana);
  expect(Semana.parse([LUNES])).toEqual([LUNES]);
  expect(Semana.parse([])).toEqual([]);
});

test('tramos are put in the order of the day', () => {
  expect(Semana.parse([{ ...LUNES, tramos: [TARDE, MANANA] }])).toEqual([LUNES]);
});

test('a closed day needs no tramos and may keep its own', () => {
  expect(Semana.parse([{ diaSemana: 'DOMINGO', activo: false }])).toEqual([
    { diaSemana: 'DOMINGO', activo: false, tramos: [] },
  ]);
  expect(Semana.parse([{ ...LUNES, activo: false }])).toEqual([{ ...LUNES, activo: false }]);
});

test('tramos that touch do not overlap', () => {
  const seguidos = [MANANA, { horaInicio: '12:00', horaFin: '16:00' }, TARDE];
  expect(firstIssue([{ ...LUNES, tramos: seguidos }])).toBeUndefined();
});

describe('is refused', () => {
  test.each([
    ['what is no list', { dias: [LUNES] }, '', 'Los horarios deben ser una lista de días'],
    [
      'an unknown day',
      [{ ...LUNES, diaSemana: 'lunes' }],
      '0.diaSemana',
      'El día de la semana no es válido',
    ],
    [
      'a day that does not say if it is open',
      [{ ...LUNES, activo: 'si' }],
      '0.activo',
      'Cada día necesita saber si está activo',
    ],
    [
      'tramos that are no list',
      [{ ...LUNES, tramos: MANANA }],
      '0.tramos',
      'Los horarios del día deben ser una lista',
    ],
    [
      'an open day without tramos',
      [{ ...LUNES, diaSemana: 'MIERCOLES', tramos: [] }],
      '0.tramos',
      'El día miércoles está activo y necesita al menos un horario',
    ],
    [
      'an hour that is none',
      [{ ...LUNES, tramos: [{ horaInicio: '24:00', horaFin: '25:00' }] }],
      '0.tramos.0.horaInicio',
      'La hora de inicio debe tener la forma HH:MM',
    ],
    [
      'a missing end',
      [{ ...LUNES, tramos: [{ horaInicio: '08:00' }] }],
      '0.tramos.0.horaFin',
      'La hora de fin debe tener la forma HH:MM',
    ],
    [
      'a tramo that ends before it starts',
      [
        LUNES,
        { ...LUNES, diaSemana: 'SABADO', tramos: [{ horaInicio: '12:00', horaFin: '08:00' }] },
      ],
      '1.tramos',
      'El día sábado tiene un error: el horario 12:00 - 08:00 debe terminar después de empezar',
    ],
    [
      'tramos that overlap',
      [{ ...LUNES, tramos: [MANANA, { horaInicio: '11:00', horaFin: '13:00' }] }],
      '0.tramos',
      'El día lunes tiene un error: el horario 11:00 - 13:00 se superpone con otro',
    ],
    [
      'a day that comes twice',
      [LUNES, { ...LUNES, diaSemana: 'MARTES' }, LUNES],
      '2.diaSemana',
      'El día lunes está repetido',
    ],
    [
      'more tramos than a day has hours',
      [{ ...LUNES, tramos: Array.from({ length: 25 }, () => MANANA) }],
      '0.tramos',
      'Un día no puede tener más de 24 horarios',
    ],
  ])('%s', (_case, value, path, mensaje) => {
    expect(firstIssue(value)).toEqual([path, mensaje]);
  });
});

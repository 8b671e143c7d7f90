import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIAS_SEMANA,
  diaDeSemana,
  diasEntre,
  fechasEntre,
  mesDe,
  sumarDias,
  nombreDeMes,
  sumarMeses,
} from './calendario.ts';

/*
 * These tests compare the results with the runtime's own Temporal. The contract itself cannot use
 * Temporal, because phones do not have it yet.
 */

const PRIMERA = Temporal.PlainDate.from('1900-01-01');
const DIAS_POSIBLES = PRIMERA.until('2999-12-31').days;

const fecha = fc
  .integer({ min: 0, max: DIAS_POSIBLES })
  .map((days) => PRIMERA.add({ days }).toString());

describe('arithmetic with dates', () => {
  test('adds days as the calendar does, across months, leap days and years', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        expect(sumarDias(from, days)).toBe(Temporal.PlainDate.from(from).add({ days }).toString());
      }),
    );
  });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (from, days, expected) => {
    expect(sumarDias(from, days)).toBe(expected);
    expect(sumarDias(expected, -days)).toBe(from);
    expect(diasEntre(from, expected)).toBe(days);
  });

  test('the distance between two dates is what has to be added', () => {
    fc.assert(
      fc.property(fecha, fecha, (from, to) => {
        expect(sumarDias(from, diasEntre(from, to))).toBe(to);
      }),
    );
  });

  test('a period holds each of its days once, in order', () => {
    const length = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(fecha, length, (from, days) => {
        const to = sumarDias(from, days);
        const period = fechasEntre(from, to);
        expect(period).toHaveLength(days + 1);
        expect([period.at(0), period.at(-1)]).toEqual([from, to]);
        expect(period).toEqual([...new Set(period)].toSorted());
      }),
    );
  });

  test('a period that ends before it starts is empty', () => {
    expect(fechasEntre('2026-10-02', '2026-10-01')).toEqual([]);
    expect(fechasEntre('2026-10-05', '2026-10-01')).toEqual([]);
  });

  test.each([
    ['2024-02-10', '2024-02-01', '2024-02-29'],
    ['2100-02-28', '2100-02-01', '2100-02-28'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2026-04-01', '2026-04-01', '2026-04-30'],
  ])('the month of %s is %s to %s', (day, desde, hasta) => {
    expect(mesDe(day)).toEqual({ desde, hasta });
  });

  test('a month is followed by the first of the next', () => {
    fc.assert(
      fc.property(fecha, (day) => {
        const { desde, hasta } = mesDe(day);
        expect(desde).toBe(`${day.slice(0, 8)}01`);
        expect(hasta.slice(0, 7)).toBe(day.slice(0, 7));
        expect(sumarDias(hasta, 1).slice(8)).toBe('01');
      }),
    );
  });
});

describe('the week', () => {
  test.each([
    ['1900-01-01', 'LUNES'],
    ['1969-07-20', 'DOMINGO'],
    ['2000-01-01', 'SABADO'],
    ['2024-02-29', 'JUEVES'],
    ['2026-09-30', 'MIERCOLES'],
    ['2026-10-01', 'JUEVES'],
    ['2026-10-02', 'VIERNES'],
    ['2999-12-31', 'MARTES'],
  ])('%s is a %s', (day, expected) => {
    expect(diaDeSemana(day)).toBe(expected);
  });

  test('starts on Monday and has its seven days in order', () => {
    fc.assert(
      fc.property(fecha, (day) => {
        const { dayOfWeek } = Temporal.PlainDate.from(day);
        expect(diaDeSemana(day)).toBe(DIAS_SEMANA[dayOfWeek - 1]);
        const monday = sumarDias(day, 1 - dayOfWeek);
        expect(fechasEntre(monday, sumarDias(monday, 6)).map(diaDeSemana)).toEqual([
          ...DIAS_SEMANA,
        ]);
      }),
    );
  });
});

test.each([
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-01'],
  ['2026-10-31', 13, '2027-11-30'],
])('%s and %i months: %s', (from, meses, to) => {
  expect(sumarMeses(from, meses)).toBe(to);
});

test('a month is written with its year', () => {
  expect(nombreDeMes('2026-12-25')).toBe('diciembre de 2026');
});

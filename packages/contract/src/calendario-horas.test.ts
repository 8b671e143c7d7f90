import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  esHora,
  fechaDe,
  fechaHora,
  horaDe,
  horaDeMinutos,
  horarioDe,
  minutosDeHora,
  sumarHoras,
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
const minutos = fc.integer({ min: 0, max: 24 * 60 - 1 });

describe('times', () => {
  test('minutes and text are two ways to write the same hour', () => {
    fc.assert(
      fc.property(minutos, (minute) => {
        const text = horaDeMinutos(minute);
        expect(esHora(text)).toBe(true);
        expect(minutosDeHora(text)).toBe(minute);
        expect(text).toBe(
          Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString().slice(0, 5),
        );
      }),
    );
  });

  test('a date-time is made of its date and its hour', () => {
    fc.assert(
      fc.property(fecha, minutos, (day, minute) => {
        const momento = fechaHora(day, horaDeMinutos(minute));
        expect(Temporal.PlainDateTime.from(momento).toString()).toBe(momento);
        expect(fechaDe(momento)).toBe(day);
        expect(horaDe(momento)).toBe(horaDeMinutos(minute));
      }),
    );
    expect(fechaHora('2026-10-01', '08:00')).toBe('2026-10-01T08:00:00');
  });

  test('text sorts as time does', () => {
    const momento = fc
      .tuple(fecha, minutos)
      .map(([day, minute]) => fechaHora(day, horaDeMinutos(minute)));
    fc.assert(
      fc.property(momento, momento, (one, other) => {
        const order = Temporal.PlainDateTime.compare(one, other);
        expect(Math.sign(one < other ? -1 : one > other ? 1 : 0)).toBe(order);
      }),
    );
  });

  test('a range is written with both its hours', () => {
    expect(horarioDe('2026-10-01T08:00:00', '2026-10-01T09:00:00')).toBe('08:00 - 09:00');
  });

  test.each([
    ['2026-10-01T08:00:00', -6, '2026-10-01T02:00:00'],
    ['2026-10-01T02:00:00', -6, '2026-09-30T20:00:00'],
    ['2024-03-01T01:30:00', -2, '2024-02-29T23:30:00'],
    ['2027-01-01T00:00:00', -72, '2026-12-29T00:00:00'],
    ['2026-10-01T08:00:00', 0, '2026-10-01T08:00:00'],
    ['2024-02-28T22:15:00', 24, '2024-02-29T22:15:00'],
  ])('%s and %i hours is %s', (momento, hours, expected) => {
    expect(sumarHoras(momento, hours)).toBe(expected);
  });
});

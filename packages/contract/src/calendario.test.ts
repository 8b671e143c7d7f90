import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  diaAbreviado,
  desfaseDe,
  diaYMes,
  esFecha,
  fechaConAnio,
  fechaCorta,
  fechasEntre,
  esHora,
  mesAbreviado,
  momentoConDesfase,
  momentoEnZona,
  nombreDeFecha,
  nombreDeMomento,
} from './calendario.ts';

/*
 * These tests compare the results with the runtime's own Temporal. The contract itself cannot use
 * Temporal, because phones do not have it yet.
 */

const digits = (value: number, width: number) => String(value).padStart(width, '0');

describe('esFecha', () => {
  test('agrees with the calendar on every combination of digits', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1890, max: 3010 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
        expect(esFecha(text)).toBe(isInCalendar(text) && year >= 1900 && year <= 2999);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['1900-01-01', '2999-12-31', '2024-02-29', '2000-02-29', '2026-12-31'])(
    'accepts %s',
    (text) => {
      expect(esFecha(text)).toBe(true);
    },
  );

  test.each([
    '1899-12-31',
    '3000-01-01',
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-10-00',
    '2026-13-01',
    // PostgreSQL would read 'today', 'infinity', 'epoch' and '11-12-2026' as dates.
    'today',
    'infinity',
    'epoch',
    '11-12-2026',
    '20261001',
    '2026-10-1',
    '2026-10-01T00:00:00',
    '2026-10-01\n',
    ' 2026-10-01',
    '+02026-10-01',
    '２０２６-１０-０１',
    '',
  ])('refuses %j', (text) => {
    expect(esFecha(text)).toBe(false);
  });
});

function isInCalendar(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

describe('esHora', () => {
  test('accepts the 1440 minutes of a day and no other pair of numbers', () => {
    const accepted = Array.from({ length: 100 * 100 }, (_, pair) => [
      Math.floor(pair / 100),
      pair % 100,
    ])
      .map(([hour = 0, minute = 0]) => `${digits(hour, 2)}:${digits(minute, 2)}`)
      .filter(esHora);
    expect(accepted).toHaveLength(1440);
    expect([accepted.at(0), accepted.at(-1)]).toEqual(['00:00', '23:59']);
  });

  test.each(['9:00', '09:00:00', '09:00\n', '0900', '09.00', '-1:00', '０９:００', ''])(
    'refuses %j',
    (text) => {
      expect(esHora(text)).toBe(false);
    },
  );
});

describe('names', () => {
  test('are those of the runtime, on every day of two years', () => {
    const formato = new Intl.DateTimeFormat('es-AR', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    for (const dia of fechasEntre('2027-01-01', '2028-12-31')) {
      expect(nombreDeFecha(dia)).toBe(formato.format(Date.parse(dia)).replace(',', ''));
    }
  });

  test.each([
    ['2026-01-01', 'jueves 1 de enero', 'jue', 'ene'],
    ['2024-02-29', 'jueves 29 de febrero', 'jue', 'feb'],
    ['2026-03-31', 'martes 31 de marzo', 'mar', 'mar'],
    ['2026-04-01', 'miércoles 1 de abril', 'mié', 'abr'],
    ['2026-05-25', 'lunes 25 de mayo', 'lun', 'may'],
    ['2026-06-20', 'sábado 20 de junio', 'sáb', 'jun'],
    ['2026-07-09', 'jueves 9 de julio', 'jue', 'jul'],
    ['2026-08-16', 'domingo 16 de agosto', 'dom', 'ago'],
    ['2026-09-24', 'jueves 24 de septiembre', 'jue', 'sep'],
    ['2026-10-01', 'jueves 1 de octubre', 'jue', 'oct'],
    ['2026-11-06', 'viernes 6 de noviembre', 'vie', 'nov'],
    ['2026-12-31', 'jueves 31 de diciembre', 'jue', 'dic'],
  ])('%s is %s', (day, long, weekday, month) => {
    expect(nombreDeFecha(day)).toBe(long);
    expect(nombreDeMomento(`${day}T09:00:00`)).toBe(`${long} a las 09:00`);
    expect(diaAbreviado(day)).toBe(weekday);
    expect(mesAbreviado(day)).toBe(month);
    expect(fechaConAnio(day)).toBe(`${long} de ${day.slice(0, 4)}`);
    expect(long).toBe(`${long.split(' ')[0]} ${diaYMes(day)}`);
    expect(fechaCorta(day)).toBe(`${weekday} ${Number(day.slice(8))} ${month}`);
  });
});

describe('the difference of a zone', () => {
  test.each(['America/Argentina/Tucuman', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'])(
    'tells the time of %s as its formatter does',
    (zona) => {
      const instantes = fc.date({
        min: new Date('2020-01-01'),
        max: new Date('2035-01-01'),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(instantes, fc.nat({ max: 172_799_999 }), (cuando, despues) => {
          const desfase = desfaseDe(cuando.getTime(), zona);
          if (!desfase) return;
          expect(desfase.desde).toBeLessThanOrEqual(cuando.getTime());
          const instante = desfase.desde + despues;
          expect(momentoConDesfase(instante, desfase)).toBe(momentoEnZona(instante, zona));
        }),
      );
    },
  );

  test('is not said in the days in which clocks are changed', () => {
    expect(desfaseDe(Date.parse('2026-11-01T03:00:00Z'), 'America/New_York')).toBeNull();
    expect(desfaseDe(Date.parse('2026-11-01T03:00:00Z'), 'America/Argentina/Tucuman')).toEqual({
      ms: -3 * 3_600_000,
      desde: Date.parse('2026-11-01T00:00:00Z'),
      hasta: Date.parse('2026-11-03T00:00:00Z'),
    });
  });
});

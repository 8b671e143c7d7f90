import { describe, expect, test } from 'vitest';
import { mensajeDeSenia, montoDeSenia, seniaAlMover, seniaDe } from './senia.rules.ts';

const REGLA = { seniaPorcentaje: 30, seniaHoras: 12 };
const AHORA = '2026-10-01T08:00:00';
const pedir = (inicio: string, regla = REGLA) => seniaDe(regla, { inicio, ahora: AHORA });

describe('what is asked for', () => {
  test('nothing where the centre asks for none', () => {
    expect(pedir('2026-10-09T08:00:00', { ...REGLA, seniaPorcentaje: 0 })).toBeUndefined();
  });

  test('nothing of a turn within three hours', () => {
    expect(pedir('2026-10-01T11:00:00')).toBeUndefined();
    expect(pedir('2026-10-01T11:01:00')).toEqual({
      porcentaje: 30,
      vence: '2026-10-01T09:01:00',
    });
  });

  test('within its hours, and two hours before the turn at the latest', () => {
    expect(pedir('2026-10-02T08:00:00')?.vence).toBe('2026-10-01T20:00:00');
    expect(pedir('2026-10-01T21:00:00')?.vence).toBe('2026-10-01T19:00:00');
  });

  test('its amount is rounded up to whole pesos', () => {
    expect([montoDeSenia(20_000, 30), montoDeSenia(101, 50), montoDeSenia(1, 1)]).toEqual([
      6_000, 51, 1,
    ]);
  });
});

describe('a booking that moves', () => {
  test.each([
    ['to a later turn waits as long as before', '2026-10-05T08:00:00', '2026-10-01T20:00:00'],
    ['to an earlier one until two hours before it', '2026-10-01T14:00:00', '2026-10-01T12:00:00'],
    ['to a near one for an hour', '2026-10-01T10:30:00', '2026-10-01T09:00:00'],
    ['to the next one until it begins', '2026-10-01T08:40:00', '2026-10-01T08:40:00'],
  ])('%s', (_name, inicio, vence) => {
    expect(seniaAlMover('2026-10-01T20:00:00', inicio, AHORA)).toBe(vence);
  });
});

test('the message to the centre says how much, for which turn and whose', () => {
  const inicio = '2026-10-02T10:00:00';
  expect(mensajeDeSenia({ inicio, titular: 'Ana Paz', monto: 6_000 })).toBe(
    'Hola, transferí la seña de $\u00a06.000 de mi reserva del viernes 2 de octubre a las 10:00, a nombre de Ana Paz.',
  );
});

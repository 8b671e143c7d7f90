import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancelableHasta,
  esActiva,
  esNombreProvisorio,
  esNotaAutomatica,
  estadoEn,
  estadoHastaDe,
  nombrarAcompaniantes,
  notasAutomaticas,
} from './reservas.rules.ts';

describe('cancelableHasta', () => {
  test.each([
    ['the same day', '2026-10-01T16:00:00', 6, '2026-10-01T10:00:00'],
    ['across midnight', '2026-10-02T05:59:00', 6, '2026-10-01T23:59:00'],
    ['at midnight', '2026-10-02T06:00:00', 6, '2026-10-02T00:00:00'],
    ['across the end of a month', '2026-10-01T02:00:00', 6, '2026-09-30T20:00:00'],
    ['into 29 February', '2024-03-01T08:00:00', 24, '2024-02-29T08:00:00'],
    ['past a 29 February that is not there', '2023-03-01T08:00:00', 24, '2023-02-28T08:00:00'],
    ['across the year', '2027-01-02T09:30:00', 72, '2026-12-30T09:30:00'],
    ['without a limit', '2026-10-01T16:00:00', 0, '2026-10-01T16:00:00'],
  ])('%s', (_case, inicio, horas, expected) => {
    expect(cancelableHasta(inicio, horas)).toBe(expected);
  });

  test('lies that many hours before the start, by the calendar', () => {
    const inicio = fc
      .integer({ min: 0, max: 60 * 24 * 365 * 100 })
      .map((minutes) => Temporal.PlainDateTime.from('1980-01-01T00:00').add({ minutes }));
    fc.assert(
      fc.property(inicio, fc.integer({ min: 0, max: 72 }), (momento, horas) => {
        const text = momento.toString();
        const limite = Temporal.PlainDateTime.from(cancelableHasta(text, horas));
        expect(limite.until(momento).total('hours')).toBe(horas);
        expect(cancelableHasta(text, horas)).toBe(limite.toString());
      }),
    );
  });
});

test.each([
  ['PENDIENTE', true],
  ['CONFIRMADA', true],
  ['COMPLETADA', false],
  ['CANCELADA', false],
] as const)('%s is active: %s', (estado, activa) => {
  expect(esActiva(estado)).toBe(activa);
});

test.each([
  [1, 'Reserva para 1 persona(s)'],
  [4, 'Reserva para 4 persona(s)'],
])('the automatic text for %i', (personas, notas) => {
  expect(notasAutomaticas(personas)).toBe(notas);
  expect(esNotaAutomatica(notas)).toBe(true);
});

test.each([
  '',
  'Reserva para 2 persona(s), con torta',
  'La Reserva para 2 persona(s)',
  'Lesión de rodilla',
])('somebody wrote: %s', (notas) => {
  expect(esNotaAutomatica(notas)).toBe(false);
});

describe('nombrarAcompaniantes', () => {
  test.each([
    ['nobody is named', ['', '', ''], [], ['Acompañante 1', 'Acompañante 2', 'Acompañante 3']],
    ['those who are named stay', ['Sol', '', 'Luz'], [], ['Sol', 'Acompañante 2', 'Luz']],
    ['one more', [''], ['Sol'], ['Acompañante 2']],
    ['one more, whose name is taken', [''], ['Acompañante 2'], ['Acompañante 1']],
    ['one is named like the next', ['Acompañante 2', ''], [], ['Acompañante 2', 'Acompañante 1']],
  ])('%s', (_case, nombres, yaEstan, expected) => {
    expect(nombrarAcompaniantes(nombres, yaEstan)).toEqual(expected);
  });

  test('a name that nobody gave is known again', () => {
    expect(['Acompañante 3', 'Acompañante', 'Sol'].map(esNombreProvisorio)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what time makes of a booking', () => {
  const franja = { inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' };
  const seniaVence = '2026-09-30T12:00:00';

  test.each([
    ['PENDIENTE', null, franja.inicio],
    ['PENDIENTE', seniaVence, seniaVence],
    ['CONFIRMADA', null, franja.fin],
    ['COMPLETADA', null, null],
    ['CANCELADA', null, null],
  ] as const)('%s with a seña until %s holds until %s', (estado, vence, hasta) => {
    expect(estadoHastaDe({ ...franja, estado, seniaVence: vence })).toBe(hasta);
  });

  test.each([
    ['PENDIENTE', 'CANCELADA'],
    ['CONFIRMADA', 'COMPLETADA'],
  ] as const)('%s becomes %s at its moment, and not before', (estado, despues) => {
    const estadoHasta = franja.inicio;
    expect(estadoEn({ estado, estadoHasta }, '2026-10-01T08:59:59')).toBe(estado);
    expect(estadoEn({ estado, estadoHasta }, franja.inicio)).toBe(despues);
  });

  test.each(['CANCELADA', 'COMPLETADA'] as const)('%s stays', (estado) => {
    expect(estadoEn({ estado, estadoHasta: null }, '2030-01-01T00:00:00')).toBe(estado);
  });
});

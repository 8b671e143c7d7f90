import { expect, test } from 'vitest';
import { recordatorioDebido, recordatoriosDe } from './recordatorios.rules.ts';

const DESDE = '2026-09-20T10:00:00';
const momentos = (inicio: string, horas: number[], desde = DESDE) =>
  recordatoriosDe({ inicio, desde }, horas).map(({ horas: h, momento }) => [h, momento]);

test('each is its hours before the start', () => {
  expect(momentos('2026-10-01T17:00:00', [2, 24])).toEqual([
    [24, '2026-09-30T17:00:00'],
    [2, '2026-10-01T15:00:00'],
  ]);
  expect(momentos('2026-10-01T17:00:00', [])).toEqual([]);
});

test.each([
  ['a moment before eight', '2026-10-01T09:00:00', 2, '2026-09-30T21:00:00'],
  ['eight itself is day', '2026-10-01T10:00:00', 2, '2026-10-01T08:00:00'],
  ['ten in the evening is night', '2026-10-02T00:00:00', 2, '2026-10-01T21:00:00'],
  ['a minute to ten is day', '2026-10-01T23:59:00', 2, '2026-10-01T21:59:00'],
  ['a start in the night, a day ahead', '2026-10-02T07:00:00', 24, '2026-09-30T21:00:00'],
])('what falls into the night is said at 21:00 before it: %s', (_what, inicio, horas, momento) => {
  expect(momentos(inicio, [horas])).toEqual([[horas, momento]]);
});

test('what falls into the night is dropped where one was reminded in the six hours before', () => {
  expect(momentos('2026-10-01T09:00:00', [18, 2])).toEqual([[18, '2026-09-30T15:00:00']]);
  expect(momentos('2026-10-01T09:00:00', [19, 2])).toEqual([
    [19, '2026-09-30T14:00:00'],
    [2, '2026-09-30T21:00:00'],
  ]);
  expect(momentos('2026-10-01T09:00:00', [3, 2, 1])).toEqual([
    [3, '2026-09-30T21:00:00'],
    [1, '2026-10-01T08:00:00'],
  ]);
});

test('a booking that was made later than a reminder gets none', () => {
  expect(momentos('2026-10-01T17:00:00', [24, 2], '2026-09-30T17:00:00')).toEqual([
    [2, '2026-10-01T15:00:00'],
  ]);
  expect(momentos('2026-10-01T08:30:00', [2], '2026-09-30T22:30:00')).toEqual([]);
});

test('one is due from its moment to the start, and only the latest', () => {
  const due = (ahora: string) =>
    recordatorioDebido({ inicio: '2026-10-01T17:00:00', desde: DESDE }, [24, 2], ahora)?.horas;
  expect(due('2026-09-30T16:59:59')).toBeUndefined();
  expect(due('2026-09-30T17:00:00')).toBe(24);
  expect(due('2026-09-30T23:00:00')).toBeUndefined();
  expect(due('2026-10-01T14:59:59')).toBe(24);
  expect(due('2026-10-01T15:00:00')).toBe(2);
  expect(due('2026-10-01T17:00:00')).toBeUndefined();
});

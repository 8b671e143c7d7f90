import { expect, test } from 'vitest';
import { hayQueApurarLaSenia, recordatorioDebido, recordatoriosDe } from './recordatorios.rules.ts';

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

test('a booking that was made later than a reminder gets none', () => {
  expect(momentos('2026-10-01T17:00:00', [24, 2], '2026-09-30T17:00:00')).toEqual([
    [2, '2026-10-01T15:00:00'],
  ]);
  expect(momentos('2026-10-01T08:30:00', [2], '2026-09-30T22:30:00')).toEqual([]);
});

const debido = (ahora: string, ultimoAviso: string | null, horas: number[]) =>
  recordatorioDebido({ inicio: '2026-10-01T17:00:00', desde: DESDE, ultimoAviso }, horas, ahora)
    ?.horas;

test('one is due from its moment to the start, and only the latest', () => {
  const due = (ahora: string) => debido(ahora, DESDE, [24, 2]);
  expect(due('2026-09-30T16:59:59')).toBeUndefined();
  expect(due('2026-09-30T17:00:00')).toBe(24);
  expect(due('2026-09-30T23:00:00')).toBeUndefined();
  expect(due('2026-10-01T14:59:59')).toBe(24);
  expect(due('2026-10-01T15:00:00')).toBe(2);
  expect(due('2026-10-01T17:00:00')).toBeUndefined();
});

test('it is dropped where its person was told anything in the six hours before it', () => {
  expect(debido('2026-09-30T17:00:00', '2026-09-30T11:00:00', [24, 2])).toBeUndefined();
  expect(debido('2026-09-30T17:00:00', '2026-09-30T10:59:59', [24, 2])).toBe(24);
  // The reminder of 15:00, the last before the turn, is sent neither at 15:00 nor at 16:59:59.
  expect(debido('2026-10-01T15:00:00', '2026-10-01T14:00:00', [3, 2])).toBeUndefined();
  expect(debido('2026-10-01T16:59:59', '2026-10-01T09:00:00', [3, 2])).toBeUndefined();
  expect(debido('2026-10-01T15:00:00', null, [3, 2])).toBe(2);
});

test.each([
  ['two hours before', '2026-10-01T19:00:00', '2026-10-01T07:00:00', '2026-10-01T17:00:00'],
  ['before the night', '2026-10-02T02:00:00', '2026-10-01T14:00:00', '2026-10-01T21:00:00'],
  ['from eight on', '2026-10-02T10:00:00', '2026-10-01T14:00:00', '2026-10-02T08:00:00'],
])('a seña is asked for once more %s', (_what, vence, desde, momento) => {
  const [dia, hora] = momento.split('T');
  const justBefore = `${dia}T${String(Number(hora?.slice(0, 2)) - 1).padStart(2, '0')}:59:59`;
  expect(hayQueApurarLaSenia({ vence, desde }, justBefore)).toBe(false);
  expect(hayQueApurarLaSenia({ vence, desde }, momento)).toBe(true);
});

test('nobody is asked again within an hour, in the night, or when it is too late', () => {
  const desde = '2026-10-01T14:00:00';
  const apura = (vence: string, ahora: string) => hayQueApurarLaSenia({ vence, desde }, ahora);
  expect(apura('2026-10-01T16:59:00', '2026-10-01T15:30:00')).toBe(false);
  expect(apura('2026-10-01T17:00:00', '2026-10-01T15:00:00')).toBe(true);
  expect(apura('2026-10-01T17:00:00', '2026-10-01T17:00:00')).toBe(false);
  expect(apura('2026-10-02T02:00:00', '2026-10-01T22:00:00')).toBe(false);
});

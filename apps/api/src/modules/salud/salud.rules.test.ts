import { expect, test } from 'vitest';
import { alertasDeAtraso } from './salud.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 9, 10, 15);
const clock = { epoch: () => NOW, timeZone: 'UTC' };

const IN_TIME = {
  correoDesde: null,
  respaldoEn: NOW - HOUR,
  webhookDesde: null,
  centroDesde: NOW - 900 * HOUR,
  seRespalda: true,
  atrasados: undefined,
} satisfies Parameters<typeof alertasDeAtraso>[1];

const late = (state: Partial<Parameters<typeof alertasDeAtraso>[1]>) =>
  alertasDeAtraso(clock, { ...IN_TIME, ...state }).map(({ codigo, desde }) => [codigo, desde]);

test('where all is in time there is no alerta', () => {
  expect(late({})).toEqual([]);
});

test('letters are late from an hour after the oldest was queued', () => {
  expect(late({ correoDesde: NOW - HOUR })).toEqual([]);
  expect(late({ correoDesde: NOW - HOUR - MINUTE })).toEqual([['CORREO', '2026-10-10T14:59:00']]);
});

test('a backup is late from 48 hours after the last, or after the centre was opened', () => {
  const before = NOW - 48 * HOUR;
  expect(late({ respaldoEn: before })).toEqual([]);
  const since = [['RESPALDO', '2026-10-10T14:59:00']];
  expect(late({ respaldoEn: before - MINUTE })).toEqual(since);
  expect(late({ respaldoEn: null, centroDesde: before - MINUTE })).toEqual(since);
  expect(late({ respaldoEn: null, centroDesde: before })).toEqual([]);
});

test('an installation without nightly backups, or without a centre, misses none', () => {
  expect(late({ respaldoEn: null, seRespalda: false })).toEqual([]);
  expect(late({ respaldoEn: NOW - 90 * HOUR, centroDesde: null })).toEqual([]);
  expect(late({ respaldoEn: null, centroDesde: null })).toEqual([]);
});

test('daily work that is late is called by its names', () => {
  const [alerta] = alertasDeAtraso(clock, {
    ...IN_TIME,
    atrasados: { names: ['respaldo', 'limpieza'], sinceMs: 3 * HOUR },
  });
  expect(alerta).toMatchObject({ codigo: 'TRABAJO', desde: '2026-10-10T12:00:00' });
  expect(alerta?.mensaje).toContain('«respaldo» y «limpieza»');
});

test('each alerta says what to look at', () => {
  const alertas = alertasDeAtraso(clock, {
    ...IN_TIME,
    correoDesde: NOW - 2 * HOUR,
    respaldoEn: NOW - 90 * HOUR,
  });
  expect(alertas.map(({ mensaje }) => mensaje)).toEqual([
    expect.stringContaining('Revisa el servidor de email.'),
    expect.stringContaining('Haz uno (npm run respaldo)'),
  ]);
});

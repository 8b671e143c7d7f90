import { expect, test } from 'vitest';
import { mensajeDe, sospechaDe, type Sospecha } from './reloj.rules.ts';

const MINUTO = 60_000;
const DIA = 24 * 60 * MINUTO;
const AHORA = Temporal.Instant.from('2026-11-22T12:00:00Z').epochMilliseconds;

const FIRME = { epoch: AHORA, visto: AHORA - MINUTO, pareja: 5 * MINUTO, salto: false };
const NUEVO = { ...FIRME, pareja: 0 };

test.each<[string, Parameters<typeof sospechaDe>[0], Sospecha | undefined]>([
  ['an ordinary clock', FIRME, undefined],
  ['one that has only begun', NUEVO, undefined],
  ['one of a database that has seen none', { ...NUEVO, visto: null }, undefined],
  ['five minutes behind', { ...FIRME, visto: AHORA + 5 * MINUTO }, undefined],
  ['a second more', { ...FIRME, visto: AHORA + 5 * MINUTO + 1_000 }, 'ATRASADO'],
  ['behind and just set', { ...NUEVO, visto: AHORA + DIA, salto: true }, 'ATRASADO'],
  ['just set', { ...NUEVO, salto: true }, 'SALTO'],
  [
    'set a little less than five minutes ago',
    { ...FIRME, pareja: 5 * MINUTO - 1, salto: true },
    'SALTO',
  ],
  ['set five minutes ago', { ...FIRME, salto: true }, undefined],
  ['after a month of holidays', { ...NUEVO, visto: AHORA - 31 * DIA }, undefined],
  ['after longer than that', { ...NUEVO, visto: AHORA - 31 * DIA - 1 }, 'ADELANTADO'],
  ['after longer than that, once steady', { ...FIRME, visto: AHORA - 90 * DIA }, undefined],
])('%s', (_case, testimonio, sospecha) => {
  expect(sospechaDe(testimonio)).toBe(sospecha);
});

test.each<[Sospecha, string]>([
  [
    'ATRASADO',
    'El reloj de la computadora muestra el domingo 22 de noviembre de 2020 a las 10:00, y el sistema ya había visto el domingo 22 de noviembre de 2026 a las 09:58.',
  ],
  [
    'SALTO',
    'El reloj de la computadora cambió de golpe: del domingo 22 de noviembre de 2026 a las 09:58 pasó al domingo 22 de noviembre de 2020 a las 10:00.',
  ],
  [
    'ADELANTADO',
    'El reloj de la computadora muestra el domingo 22 de noviembre de 2020 a las 10:00, más de un mes después de lo último que vio el sistema, el domingo 22 de noviembre de 2026 a las 09:58.',
  ],
])('%s is told with both hours and their years', (sospecha, mensaje) => {
  const momentos = { muestra: '2020-11-22T10:00:00', visto: '2026-11-22T09:58:00' };
  expect(mensajeDe({ sospecha, ...momentos })).toBe(mensaje);
});

import { expect, test } from 'vitest';
import { MOSTRADOR, politicaDe, sigueAbierta } from './politicas.rules.ts';

const CLIENTE = politicaDe({ esDelMostrador: false });
const HOY = '2026-10-02';

test.each([
  ['CONFIRMADA', '2026-10-01', true, true],
  ['PENDIENTE', HOY, true, true],
  ['COMPLETADA', HOY, false, true],
  ['COMPLETADA', '2026-10-01', false, false],
  ['CANCELADA', HOY, false, false],
] as const)(
  'a booking %s of %s is open to its client: %s, to the desk: %s',
  (estado, fecha, suya, desk) => {
    expect(sigueAbierta(CLIENTE, { estado, fecha }, HOY)).toBe(suya);
    expect(sigueAbierta(MOSTRADOR, { estado, fecha }, HOY)).toBe(desk);
  },
);

test('the desk has the policy of the desk', () => {
  expect(politicaDe({ esDelMostrador: true })).toBe(MOSTRADOR);
});

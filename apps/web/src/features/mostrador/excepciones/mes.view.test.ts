import { expect, test } from 'vitest';
import { destinoDeMes, mesEnDireccion, pideResolver } from './mes.view.ts';

const HOY = '2026-11-21';

test.each([
  ['?mes=2026-12', '2026-12-01'],
  ['', '2026-11-01'],
  ['?mes=2026-13', '2026-11-01'],
  ['?mes=hoy', '2026-11-01'],
  ['?mes=2026-12-05', '2026-11-01'],
  ['?mes=1900-01', '2026-11-01'],
])('the address %s asks for the month of %s', (consulta, mes) => {
  expect(mesEnDireccion(consulta, HOY)).toBe(mes);
});

test('this month needs no name in the address', () => {
  expect(destinoDeMes('2026-11-03', HOY)).toBe('/dashboard/feriados');
  expect(destinoDeMes('2026-12-31', HOY)).toBe('/dashboard/feriados?mes=2026-12');
});

test.each([
  ['?mes=2026-12&resolver', true],
  ['?mes=2026-12', false],
])('the address %s asks to open the bookings left to resolve: %s', (consulta, pide) => {
  expect(pideResolver(consulta)).toBe(pide);
});

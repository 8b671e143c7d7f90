import { expect, test } from 'vitest';
import { destinoDeFecha, fechaEnDireccion } from './dia-en-direccion.view.ts';

const HOY = '2026-10-01';

test.each([
  ['?fecha=2026-10-05', '2026-10-05'],
  ['?fecha=2026-02-30', HOY],
  ['?fecha=ayer', HOY],
  ['', HOY],
])('the date in the address: %s', (consulta, fecha) => {
  expect(fechaEnDireccion(consulta, HOY)).toBe(fecha);
});

test('today needs none', () => {
  expect(destinoDeFecha(HOY, HOY)).toBe('/dashboard');
  expect(destinoDeFecha('2026-10-05', HOY)).toBe('/dashboard?fecha=2026-10-05');
});

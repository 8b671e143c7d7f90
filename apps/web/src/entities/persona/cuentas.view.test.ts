import { expect, test } from 'vitest';
import { contarCanceladas, vencidoEnPalabras, gastadoEnPalabras } from './cuentas.view.ts';

test.each([
  [0, undefined],
  [1, '1 cancelada'],
  [3, '3 canceladas'],
])('%i cancelled bookings', (canceladas, palabras) => {
  expect(contarCanceladas({ canceladas })).toBe(palabras);
});

test.each([
  [0, undefined],
  [60_000, 'de $ 60.000 en turnos hasta hoy'],
])('turns of %i pesos', (totalGastado, palabras) => {
  expect(gastadoEnPalabras({ totalGastado })?.replaceAll('\u00a0', ' ')).toBe(palabras);
});

test.each([
  [0, 0, undefined],
  [20_000, 0, 'de turnos por venir'],
  [20_000, 20_000, 'de turnos ya empezados'],
  [56_000, 20_000, '$ 20.000 de turnos ya empezados'],
])('of %i pesos owed %i are due', (porCobrar, vencido, palabras) => {
  expect(vencidoEnPalabras({ porCobrar, vencido })?.replaceAll('\u00a0', ' ')).toBe(palabras);
});

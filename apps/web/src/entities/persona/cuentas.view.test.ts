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
  [0, 0, 0, undefined],
  [60_000, 0, 0, 'turnos hasta hoy: $ 60.000'],
  [
    60_000,
    80_000,
    20_000,
    '$ 80.000 por abonos; $ 20.000 en turnos con abono; turnos hasta hoy: $ 60.000',
  ],
  [0, 0, 20_000, '$ 20.000 en turnos con abono'],
  [0, 80_000, 0, '$ 80.000 por abonos'],
])(
  'turns of %i pesos, %i paid for abonos, %i by their places',
  (totalGastado, pagadoPorAbonos, pagadoConAbono, palabras) => {
    const cuentas = { totalGastado, pagadoPorAbonos, pagadoConAbono };
    expect(gastadoEnPalabras(cuentas)?.replaceAll('\u00a0', ' ')).toBe(palabras);
  },
);

test.each([
  [0, 0, 0, undefined],
  [20_000, 0, 0, 'de turnos por venir'],
  [20_000, 20_000, 0, 'de turnos ya empezados'],
  [56_000, 20_000, 0, '$ 20.000 de turnos ya empezados'],
  [0, 0, 40_000, 'de abonos'],
  [20_000, 20_000, 40_000, 'de turnos ya empezados, $ 40.000 de abonos'],
])('of %i pesos owed %i are due, and %i for abonos', (porCobrar, vencido, deAbonos, palabras) => {
  const cuentas = { porCobrar, vencido, abonosPorCobrar: deAbonos };
  expect(vencidoEnPalabras(cuentas)?.replaceAll('\u00a0', ' ')).toBe(palabras);
});

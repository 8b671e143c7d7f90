import { expect, test } from 'vitest';
import {
  anulacionEnPalabras,
  cuentaDeAbono,
  devolucionMaxima,
  movimientoDeAbonoEnPalabras,
} from './vendido.view.ts';

test.each([
  ['VENTA', 10, null, 'Se vendió con 10 lugares'],
  [
    'RESERVA',
    -2,
    '2026-10-01T09:00:00',
    'Usó 2 lugares en el turno del jueves 1 de octubre a las 09:00',
  ],
  ['RESERVA', -1, null, 'Usó 1 lugar en un turno que se eliminó'],
  [
    'DEVOLUCION',
    1,
    '2026-10-01T09:00:00',
    'Volvió 1 lugar, por el turno del jueves 1 de octubre a las 09:00',
  ],
  ['ANULACION', -7, null, 'Terminó con 7 lugares sin usar'],
] as const)(
  'a line of the ledger by %s of %s places is said',
  (causa, lugares, inicio, palabras) => {
    expect(movimientoDeAbonoEnPalabras({ causa, lugares, inicio })).toBe(palabras);
  },
);

test('what can be given back is no more than what was paid', () => {
  expect(devolucionMaxima({ valor: 80_000, pagado: 40_000 })).toBe(40_000);
  expect(devolucionMaxima({ valor: 30_000, pagado: 100_000 })).toBe(30_000);
});

test.each([
  ['ACTIVO', 60_000, 40_000, 'Faltan $ 60.000'],
  ['ACTIVO', 0, 100_000, 'Pagado $ 100.000'],
  ['ANULADO', 0, 30_000, 'Quedan $ 30.000 cobrados'],
  ['ANULADO', 0, 0, 'Sin deuda'],
] as const)(
  'the account of one that is %s, with %i owed and %i paid',
  (estado, saldo, pagado, palabras) => {
    expect(cuentaDeAbono({ estado, saldo, pagado }).replaceAll('\u00a0', ' ')).toBe(palabras);
  },
);

test('the end of an annulled one says why, and what was given back', () => {
  const fin = (devuelto: number) =>
    anulacionEnPalabras({ motivo: 'Se muda', devuelto }).map((uno) =>
      uno.replaceAll('\u00a0', ' '),
    );
  expect(fin(40_000)).toEqual(['Motivo: Se muda', 'Se devolvieron $ 40.000.']);
  expect(fin(0)).toEqual(['Motivo: Se muda', 'No se devolvió dinero.']);
});

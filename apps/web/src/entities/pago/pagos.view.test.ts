import { expect, test } from 'vitest';
import { cobroPendiente, cuentaEnPalabras, movimientoEnPalabras } from './pagos.view.ts';

type Pagos = NonNullable<Parameters<typeof cuentaEnPalabras>[1]>;

const cuenta = (pagado: number, saldo: number) =>
  ({ estado: 'CONFIRMADA', pagado, saldo }) as const;
const pago = (cambios: Partial<Pagos[number]> = {}): Pagos[number] => ({
  tipo: 'PAGO',
  monto: 25_000,
  medio: 'EFECTIVO',
  anulado: false,
  ...cambios,
});

test.each([
  [cuenta(0, 25_000), [], 'Faltan $ 25.000'],
  [cuenta(10_000, 15_000), [pago({ monto: 10_000 })], 'Faltan $ 15.000'],
  [cuenta(24_999, 1), [], 'Falta $ 1'],
  [cuenta(25_000, 0), [], 'Pagado'],
  [cuenta(25_000, 0), [pago({ medio: 'TRANSFERENCIA' })], 'Pagado con transferencia'],
  [
    cuenta(25_000, 0),
    [pago({ monto: 9000, medio: 'OTRO' }), pago({ monto: 16_000 })],
    'Pagado en efectivo y por otro medio',
  ],
  [cuenta(25_000, 0), [pago({ anulado: true }), pago({ medio: 'TARJETA' })], 'Pagado con tarjeta'],
  [
    cuenta(25_000, 0),
    [pago(), pago({ tipo: 'DEVOLUCION' }), pago({ medio: 'TARJETA' })],
    'Pagado con tarjeta',
  ],
  [cuenta(34_000, -9000), [], 'Devolver $ 9.000'],
  [cuenta(0, 0), [], 'Sin cargo'],
  [{ estado: 'CANCELADA', pagado: 0, saldo: 0 } as const, [], 'Sin deuda'],
])('%j with %j is %s', (reserva, pagos, palabras) => {
  expect(cuentaEnPalabras(reserva, pagos).replaceAll('\u00a0', ' ')).toBe(palabras);
});

test('one click takes what is owed, or gives back what is too much', () => {
  expect(cobroPendiente({ saldo: 25_000 })).toEqual({ tipo: 'PAGO', monto: 25_000 });
  expect(cobroPendiente({ saldo: -9000 })).toEqual({ tipo: 'DEVOLUCION', monto: 9000 });
  expect(cobroPendiente({ saldo: 0 })).toBeNull();
});

test('a movement is told with its means', () => {
  const devuelto = movimientoEnPalabras(pago({ tipo: 'DEVOLUCION', medio: 'TRANSFERENCIA' }));
  expect(devuelto.replaceAll('\u00a0', ' ')).toBe('Devolución de $ 25.000 con transferencia');
});

import { expect, test } from 'vitest';
import { loQuePaga } from './venta.view.ts';

const sinBlancos = (texto: string) => texto.replaceAll('\u00a0', ' ');

test('an abono is paid whole, in part or later', () => {
  expect(loQuePaga('EFECTIVO', null, 100_000)).toEqual({
    pago: { monto: 100_000, medio: 'EFECTIVO' },
    palabras: 'Queda todo pagado',
  });
  const enParte = loQuePaga('TARJETA', '40.000', 100_000);
  expect(enParte.pago).toEqual({ monto: 40_000, medio: 'TARJETA' });
  expect(sinBlancos(enParte.palabras)).toBe('Quedan por pagar $ 60.000');
  expect(loQuePaga('DESPUES', '40.000', 100_000).pago).toBeUndefined();
});

test.each([
  ['', 'El monto debe ser un número entero de pesos, de 1 en adelante'],
  ['cien', 'El monto va en pesos enteros, sin centavos: 25000 o 25.000'],
  ['100.001', 'El abono cuesta $ 100.000'],
])('the amount %s cannot be taken', (escrito, porque) => {
  const { pago, problema } = loQuePaga('EFECTIVO', escrito, 100_000);
  expect(pago).toBeUndefined();
  expect(sinBlancos(problema ?? '')).toBe(porque);
});

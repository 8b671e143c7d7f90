import { expect, test } from 'vitest';
import {
  anotado,
  cobroEnPalabras,
  cobroPendiente,
  cuentaEnPalabras,
  deudaEnPalabras,
  mediosDeUnClic,
  movimientoEnPalabras,
} from './pagos.view.ts';
import { enlaceDeRecibo } from './recibo.view.ts';

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

const SENIA = { monto: 6_720, vence: '2026-10-01T19:00:00' };

test.each([
  ['what is owed', cuenta(0, 25_000), null, 'Cobrar $ 25.000 en efectivo', 'Faltan $ 25.000'],
  ['the seña', cuenta(0, 22_400), SENIA, 'Cobrar la seña: $ 6.720 en efectivo', 'Seña $ 6.720'],
  [
    'the rest of the seña',
    cuenta(6_000, 16_400),
    SENIA,
    'Cobrar la seña: $ 720 en efectivo',
    'Seña $ 720',
  ],
  [
    'the rest, once the seña is in',
    cuenta(6_720, 15_680),
    SENIA,
    'Cobrar $ 15.680 en efectivo',
    'Faltan $ 15.680',
  ],
  [
    'what is too much',
    cuenta(34_000, -9000),
    null,
    'Devolver $ 9.000 en efectivo',
    'Devolver $ 9.000',
  ],
  ['nothing', cuenta(25_000, 0), null, '', 'Pagado'],
])('one click takes or gives back %s', (_what, de, senia, boton, deuda) => {
  const reserva = { ...de, senia };
  expect(cobroEnPalabras(reserva, 'EFECTIVO').replaceAll('\u00a0', ' ')).toBe(boton);
  expect(deudaEnPalabras(reserva).replaceAll('\u00a0', ' ')).toBe(deuda);
});

test('a booking that the places of an abono pay says so', () => {
  const reserva = { ...cuenta(25_000, 0), senia: null, abono: { id: 1, nombre: 'Pack de 10' } };
  expect(deudaEnPalabras(reserva)).toBe('Con abono');
});

test('one click makes the payment that its button names', () => {
  const pendiente = (pagado: number, saldo: number, senia: typeof SENIA | null = null) =>
    cobroPendiente({ pagado, saldo, senia });
  expect(pendiente(0, 25_000)).toEqual({ tipo: 'PAGO', monto: 25_000 });
  expect(pendiente(6_000, 16_400, SENIA)).toEqual({ tipo: 'PAGO', monto: 720 });
  expect(pendiente(34_000, -9000)).toEqual({ tipo: 'DEVOLUCION', monto: 9000 });
  expect(pendiente(25_000, 0)).toBeNull();
});

test('cash and transfer are one click each, always in their places, and a seña by transfer', () => {
  const medios = (senia: typeof SENIA | null) =>
    mediosDeUnClic({ pagado: 0, saldo: 22_400, senia });
  expect(medios(null)).toEqual(['EFECTIVO', 'TRANSFERENCIA']);
  expect(medios(SENIA)).toEqual(['TRANSFERENCIA', 'EFECTIVO']);
});

test('a receipt says what came in and what is left, where there is somebody to write to', () => {
  const cliente = {
    id: 2,
    nombre: 'Ana',
    apellido: 'Paz',
    email: null,
    telefono: '381 555 0142',
    nota: '',
  };
  const franja = { id: 1, inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' };
  const texto = (saldo: number) => {
    const enlace = enlaceDeRecibo({ cliente, franja }, pago({ monto: 10_000 }), saldo);
    return new URL(enlace ?? '').searchParams.get('text')?.replaceAll('\u00a0', ' ');
  };
  expect(texto(15_000)).toContain(
    'Recibimos $ 10.000 en efectivo por el turno del jueves 1 de octubre a las 09:00. Queda por pagar $ 15.000. ¡Gracias!',
  );
  expect(texto(0)).toContain('Está todo pagado.');
  const sinTelefono = { ...cliente, telefono: '' };
  expect(enlaceDeRecibo({ cliente: sinTelefono, franja }, pago(), 0)).toBeNull();
});

test('a movement is told with its means', () => {
  const devuelto = movimientoEnPalabras(pago({ tipo: 'DEVOLUCION', medio: 'TRANSFERENCIA' }));
  expect(devuelto.replaceAll('\u00a0', ' ')).toBe('Devolución de $ 25.000 con transferencia');
});

test('a line names who recorded it, and nobody where the places of an abono moved by themselves', () => {
  const registradoPor = { id: 1, nombre: 'Berta', apellido: 'Ríos' };
  expect(anotado({ registradoPor, medio: 'ABONO' })).toBe(', anotó Berta Ríos');
  expect(anotado({ registradoPor: null, medio: 'ABONO' })).toBe('');
  expect(anotado({ registradoPor: null, medio: 'EFECTIVO' })).toBe(
    ', anotó alguien que ya no está',
  );
  expect(anotado({ registradoPor: null })).toBe(', anotó alguien que ya no está');
});

test('a booking that an abono pays is paid with it', () => {
  expect(cuentaEnPalabras(cuenta(20_000, 0), [pago({ medio: 'ABONO' })])).toBe('Pagado con abono');
});

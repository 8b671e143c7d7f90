import type { Caja } from '@remanso/contract/pagos.contract';
import { expect, test } from 'vitest';
import {
  SIN_CONTAR,
  csvDeCaja,
  destinoDeCaja,
  diferenciaEnPalabras,
  fechaDeCaja,
} from './caja.view.ts';

const HOY = '2026-10-01';

test('a day that the address does not name is today', () => {
  expect(fechaDeCaja('?fecha=2026-10-05', HOY)).toBe('2026-10-05');
  expect(fechaDeCaja('?fecha=2026-02-30', HOY)).toBe(HOY);
  expect(destinoDeCaja(HOY, HOY)).toBe('/dashboard/caja');
  expect(destinoDeCaja('2026-10-05', HOY)).toBe('/dashboard/caja?fecha=2026-10-05');
});

test.each([
  ['', ''],
  ['25.000', 'Coincide'],
  ['24000', 'Faltan $ 1.000'],
  ['$ 26.000', 'Sobran $ 1.000'],
  ['2,5', 'No se entiende: va en pesos enteros'],
])('of 25.000, %j counted: %j', (escrito, palabras) => {
  expect(diferenciaEnPalabras(escrito, 25_000).replaceAll('\u00a0', ' ')).toBe(palabras);
});

test('the table keeps refunds below zero, texts as texts, and what was annulled', () => {
  const pago = {
    tipo: 'DEVOLUCION',
    monto: 9000,
    medio: 'EFECTIVO',
    nota: '=1+1',
    registradoEn: `${HOY}T10:05:00`,
    registradoPor: { id: 1, nombre: 'Eva', apellido: 'Sosa' },
    anulado: true,
    motivo: 'Era "otra"; perdón',
    reserva: { cliente: { nombre: 'Ana', apellido: 'Paz' } },
  };
  const porMedio = { EFECTIVO: 25_000, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
  const caja = { fecha: HOY, pagos: [pago], porMedio } as unknown as Caja;
  const filas = csvDeCaja(caja, { ...SIN_CONTAR, EFECTIVO: '25.000' }, 'Cerró Eva').split('\r\n');
  expect(filas[1]).toBe(
    `${HOY};10:05;Ana Paz;Devolución;Efectivo;-9000;'=1+1;Eva Sosa;Anulado;"Era ""otra""; perdón"`,
  );
  expect(filas).toContain('Efectivo;25000;25000;Coincide');
  expect(filas).toContain('Nota;Cerró Eva');
});

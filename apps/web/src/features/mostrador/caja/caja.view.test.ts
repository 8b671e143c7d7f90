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

test('the table speaks as that of a period, and an annulled movement counts for nothing', () => {
  const devolucion = {
    id: 8,
    reservaId: 3,
    tipo: 'DEVOLUCION',
    monto: 9000,
    medio: 'EFECTIVO',
    nota: '=1+1',
    registradoEn: `${HOY}T10:05:00`,
    fecha: HOY,
    registradoPor: { id: 1, nombre: 'Eva', apellido: 'Sosa' },
    anulado: false,
    motivo: null,
    reserva: {
      franja: { inicio: `${HOY}T09:00:00` },
      cliente: { nombre: 'Ana', apellido: 'Paz' },
    },
  };
  const anulado = { tipo: 'PAGO', anulado: true, motivo: 'Era "otra"; perdón', nota: '' };
  const pagos = [devolucion, { ...devolucion, ...anulado, id: 9, registradoPor: null }];
  const porMedio = { EFECTIVO: 25_000, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
  const caja = { fecha: HOY, pagos, porMedio } as unknown as Caja;
  const filas = csvDeCaja(caja, { ...SIN_CONTAR, EFECTIVO: '25.000' }, 'Cerró Eva').split('\r\n');
  expect(filas.slice(0, 3)).toEqual([
    '\uFEFFMovimiento;Fecha;Hora;Tipo;Medio;Monto;Neto;Anulado;Motivo de la anulación;Nota;Reserva;Turno;Nombre;Apellido;Registrado por',
    `8;${HOY};10:05;Devolución;Efectivo;9000;-9000;No;;'=1+1;3;${HOY} 09:00;Ana;Paz;Eva Sosa`,
    `9;${HOY};10:05;Pago;Efectivo;9000;0;Sí;"Era ""otra""; perdón";;3;${HOY} 09:00;Ana;Paz;`,
  ]);
  expect(filas).toContain('Efectivo;25000;25000;Coincide');
  expect(filas).toContain('Nota;Cerró Eva');
});

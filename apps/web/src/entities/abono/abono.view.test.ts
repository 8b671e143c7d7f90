import { expect, test } from 'vitest';
import { abonoEnPalabras, deudaDeAbono, losQueSirven } from './abono.view.ts';

const abono = { estado: 'ACTIVO', disponibles: 6, vence: '2026-12-01', saldo: 0 } as const;

test('an abono says what is left and until when', () => {
  expect(abonoEnPalabras(abono)).toMatch(/^Quedan 6 lugares, hasta el .*1 de diciembre de 2026$/);
  expect(abonoEnPalabras({ ...abono, disponibles: 1 })).toMatch(/^Queda 1 lugar, /);
  expect(abonoEnPalabras({ ...abono, estado: 'VENCIDO' })).toMatch(/^Venció el /);
  expect(abonoEnPalabras({ ...abono, estado: 'AGOTADO' })).toBe('Sin lugares');
  expect(abonoEnPalabras({ ...abono, estado: 'ANULADO' })).toBe('Anulado');
});

test('what is owed is said, and only what can be used is kept', () => {
  expect(deudaDeAbono(abono)).toBe('');
  expect(deudaDeAbono({ saldo: 5000 }).replaceAll('\u00a0', ' ')).toBe('Faltan $ 5.000');
  expect(losQueSirven([abono, { ...abono, estado: 'ANULADO' }])).toEqual([abono]);
});

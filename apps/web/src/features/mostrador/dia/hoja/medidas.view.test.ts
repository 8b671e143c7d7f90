import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { medidasDeHoja } from './medidas.view.ts';

const UNA = {
  estado: 'CONFIRMADA',
  pagado: 0,
  saldo: 20_000,
  personas: 1,
  cliente: { telefono: '381 555 0142', nota: '' },
};

/**
 * Returns a day with `franjas` franjas. Each franja has four bookings of one person. Each booking
 * has the note `notas`.
 */
function dia(franjas: number, notas: string): Franja[] {
  const reserva = { ...UNA, notas, participantes: [{ nombre: 'Ana Paz' }] };
  const reservas = Array.from({ length: 4 }, () => reserva);
  return Array.from(
    { length: franjas },
    () => ({ capacidadEfectiva: 4, reservas }) as unknown as Franja,
  );
}

const LARGA = 'Operada de la rodilla derecha: prefiere que no le toquen las botas';

test('a day of few franjas is printed large, a full one as small as it must', () => {
  expect(medidasDeHoja(dia(8, ''))).toEqual({ letra: 11, renglones: 4 });
  expect(medidasDeHoja(dia(16, '')).letra).toBeGreaterThan(9);
  expect(medidasDeHoja(dia(16, 'Rodilla')).letra).toBeLessThan(medidasDeHoja(dia(16, '')).letra);
});

test('notes are whole while the sheet has room, and shortened before it is two', () => {
  expect(medidasDeHoja(dia(8, LARGA)).renglones).toBe(4);
  expect(medidasDeHoja(dia(16, LARGA)).renglones).toBe(1);
  expect(medidasDeHoja(dia(40, LARGA))).toEqual({ letra: 7, renglones: 1 });
});

import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { describe, expect, test } from 'vitest';
import { diasDeVentana, fechaPedida, lugaresDelDia } from './dias.view.ts';

test('the strip goes from today to the last day of the window', () => {
  const dias = diasDeVentana('2026-10-29', 7);
  expect(dias).toHaveLength(8);
  expect(dias[0]).toEqual({
    fecha: '2026-10-29',
    corto: 'Hoy',
    numero: 29,
    mes: null,
    nombre: 'Hoy, jueves 29 de octubre',
  });
  expect(dias[1]?.corto).toBe('Mañana');
  expect(diasDeVentana('2026-12-31', 1)[1]?.corto).toBe('Mañana');
  const primero = { corto: 'dom', numero: 1, mes: 'nov', nombre: 'domingo 1 de noviembre' };
  expect(dias[3]).toMatchObject(primero);
});

test.each([
  ['fecha=2026-10-01', '2026-10-01'],
  ['fecha=2026-10-08', '2026-10-08'],
  ['fecha=2026-10-09', null],
  ['fecha=2026-09-30', null],
  ['fecha=2026-10-1', null],
  ['fecha=hoy', null],
  ['', null],
])('?%s elige %s', (consulta, fecha) => {
  expect(fechaPedida(consulta, '2026-10-01', '2026-10-08')).toBe(fecha);
});

describe('lugaresDelDia', () => {
  const una = { estado: 'ACTIVA', capacidadEfectiva: 4, ocupadosTotal: 3 } as never;
  const llena = { estado: 'COMPLETA', capacidadEfectiva: 4, ocupadosTotal: 4 } as never;
  const propia: FranjaDeCliente = { ...(una as FranjaDeCliente), id: 7 };
  const esAjena = ({ id }: FranjaDeCliente) => id !== 7;
  const cerrada = { estado: 'BLOQUEADA', capacidadEfectiva: 4, ocupadosTotal: 0 } as never;

  test.each([
    [[], { texto: 'Sin turnos', hay: false }],
    [[llena, cerrada], { texto: 'Completo', hay: false }],
    [[cerrada, cerrada], { texto: 'Cerrado', hay: false }],
    [[llena, una], { texto: '1 lugar', hay: true }],
    [[una, una], { texto: '2 lugares', hay: true }],
    [undefined, null],
  ])('%o', (franjas, lugares) => {
    expect(lugaresDelDia(franjas, () => true)).toEqual(lugares);
  });

  test('the places beside a turn of one’s own cannot be booked', () => {
    expect(lugaresDelDia([propia, una], esAjena)).toEqual({ texto: '1 lugar', hay: true });
    expect(lugaresDelDia([propia, llena], esAjena)).toEqual({ texto: 'Completo', hay: false });
    expect(lugaresDelDia([propia, cerrada], esAjena)).toEqual({ texto: 'Cerrado', hay: false });
    expect(lugaresDelDia([propia], esAjena)).toEqual({ texto: 'Tu turno', hay: false });
  });

  test.each([
    [3, { texto: '4 lugares', hay: true }],
    [4, { texto: '4 lugares', hay: true }],
    [5, { texto: 'Máximo 4', hay: false }],
  ])('of %i people only the turns that hold them count', (personas, lugares) => {
    const vacia = { estado: 'ACTIVA', capacidadEfectiva: 4, ocupadosTotal: 0 } as never;
    expect(lugaresDelDia([una, vacia, llena], () => true, personas)).toEqual(lugares);
  });
});

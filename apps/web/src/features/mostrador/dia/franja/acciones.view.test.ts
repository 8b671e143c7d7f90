import { expect, test } from 'vitest';
import {
  motivoParaNoBloquear,
  motivoParaNoEliminar,
  motivoParaNoReservar,
} from './acciones.view.ts';

const LIBRE = { estado: 'ACTIVA', ocupadosTotal: 0 } as const;
const CON_RESERVAS = { estado: 'ACTIVA', ocupadosTotal: 2 } as const;
const COMPLETA = { estado: 'COMPLETA', ocupadosTotal: 4 } as const;
const BLOQUEADA = { estado: 'BLOQUEADA', ocupadosTotal: 0 } as const;

test.each([
  [LIBRE, 'por venir', null],
  [LIBRE, 'en curso', 'No se puede eliminar un turno que ya pasó'],
  [LIBRE, 'pasada', 'No se puede eliminar un turno que ya pasó'],
  [CON_RESERVAS, 'por venir', 'No se puede eliminar un turno que tiene reservas activas'],
  [COMPLETA, 'por venir', 'No se puede eliminar un turno que tiene reservas activas'],
  [BLOQUEADA, 'por venir', 'No se puede eliminar un turno bloqueado'],
  [BLOQUEADA, 'pasada', 'No se puede eliminar un turno que ya pasó'],
] as const)('eliminar %j, %s', (franja, etapa, motivo) => {
  expect(motivoParaNoEliminar(franja, etapa)).toBe(motivo);
});

test('only a full one cannot be blocked', () => {
  expect(motivoParaNoBloquear(LIBRE, 'por venir')).toBeNull();
  expect(motivoParaNoBloquear(BLOQUEADA, 'por venir')).toBeNull();
  expect(motivoParaNoBloquear(COMPLETA, 'por venir')).toBe(
    'No se puede bloquear un turno completo: antes mueve o cancela una de sus reservas',
  );
  expect(motivoParaNoBloquear(LIBRE, 'pasada')).toMatch(/que ya pasó$/);
});

test.each([
  [CON_RESERVAS, 'por venir', null],
  [LIBRE, 'en curso', null],
  [LIBRE, 'pasada', 'Ese turno ya terminó'],
  [BLOQUEADA, 'por venir', 'Ese turno está bloqueado y no se puede reservar'],
  [COMPLETA, 'por venir', 'No hay cupos disponibles para este horario'],
] as const)('reservar %j, %s', (franja, etapa, motivo) => {
  expect(motivoParaNoReservar(franja, etapa)).toBe(motivo);
});

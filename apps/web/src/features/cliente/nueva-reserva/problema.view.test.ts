import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { problemaDe } from './problema.view.ts';

const FRANJA = { id: 9, fecha: '2026-10-02', horaInicio: '10:00', horaFin: '11:00' };
const ANTES = '2026-10-02T09:59:59';

function viva(ocupadosTotal: number, estado: FranjaDeCliente['estado'] = 'ACTIVA') {
  return { ...FRANJA, estado, capacidadEfectiva: 4, ocupadosTotal } as FranjaDeCliente;
}

test.each([
  ['room for everybody', viva(2), 2, ANTES, null],
  ['the clock of the phone does not decide', viva(2), 2, '2026-10-02T10:30:00', null],
  ['full', viva(4, 'COMPLETA'), 1, ANTES, 'No hay cupos disponibles para este horario'],
  ['less room', viva(3), 2, ANTES, 'Solo hay 1 cupo disponible para este horario'],
  ['blocked', viva(0, 'BLOQUEADA'), 1, ANTES, 'Ese turno está bloqueado y no se puede reservar'],
  ['begun', undefined, 1, '2026-10-02T10:00:00', 'Ese turno ya comenzó'],
  ['taken off its day', undefined, 1, ANTES, 'Ese turno ya no está disponible'],
] as const)('%s', (_, ahora, personas, momento, problema) => {
  expect(problemaDe(FRANJA, ahora, personas, momento)).toBe(problema);
});

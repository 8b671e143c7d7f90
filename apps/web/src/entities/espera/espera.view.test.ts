import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { expect, test } from 'vitest';
import {
  esperaEn,
  loQueNoCambia,
  loQueSigue,
  puestoEnLaLista,
  seEspera,
  tituloDeOferta,
} from './espera.view.ts';

const AHORA = '2026-10-02T09:00:00';
const LLENA = {
  id: 7,
  fecha: '2026-10-02',
  horaInicio: '10:00',
  horaFin: '11:00',
  estado: 'COMPLETA',
  capacidadEfectiva: 3,
  ocupadosTotal: 3,
} as FranjaDeCliente;

test('the rank in the line is the number that the desk reads', () => {
  expect([1, 4].map(puestoEnLaLista)).toEqual(['Puesto 1 en la lista', 'Puesto 4 en la lista']);
});

test('who waits while they change a turn reads that the other one stays', () => {
  expect(loQueNoCambia('2026-10-01T09:00:00')).toBe(
    'Al aceptar haces una reserva nueva. La del jueves 1 de octubre a las 09:00 no se mueve: sigue hasta que la canceles.',
  );
});

test('what follows names the places, and the e-mail only where the centre sends any', () => {
  expect(loQueSigue(1, true)).toBe(
    'Cuando se libere un lugar, queda guardado unas dos horas para aceptarlo; el aviso llega por email y está en el Inicio.',
  );
  expect(loQueSigue(3, false)).toBe(
    'Cuando se liberen 3 lugares juntos, quedan guardados unas dos horas para aceptarlos; el aviso está en el Inicio.',
  );
});

test.each([
  ['a full franja', LLENA, 2, true],
  ['one with fewer places than people', { ...LLENA, estado: 'ACTIVA', ocupadosTotal: 2 }, 2, true],
  ['one with the places', { ...LLENA, estado: 'ACTIVA', ocupadosTotal: 1 }, 2, false],
  ['more people than it has places', LLENA, 4, false],
  ['a closed one', { ...LLENA, estado: 'BLOQUEADA' }, 1, false],
  ['one that begins in less than an hour', { ...LLENA, horaInicio: '09:59' }, 1, false],
] as const)('%s', (_nombre, franja, personas, seEsperaria) => {
  expect(seEspera(franja as FranjaDeCliente, personas, AHORA)).toBe(seEsperaria);
});

test('an entry of a franja counts while it is open', () => {
  const espera = (id: number, estado: Espera['estado']) =>
    ({ id, estado, franja: { id: 7 } }) as Espera;
  const esperas = [espera(1, 'VENCIDA'), espera(2, 'ESPERANDO')];
  expect(esperaEn(esperas, 7)?.id).toBe(2);
  expect(esperaEn(esperas, 8)).toBeUndefined();
});

test('the heading of an offer says how many places are held', () => {
  expect([1, 2].map(tituloDeOferta)).toEqual(['Hay un lugar guardado', 'Hay 2 lugares guardados']);
});

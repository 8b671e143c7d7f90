import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { expect, test } from 'vitest';
import {
  esperaEn,
  loQueNoCambia,
  loQueSeDeja,
  loQueSigue,
  otroTurnoDelDia,
  puestoEnLaLista,
  seEspera,
  tituloDeOferta,
  yaTienes,
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

test('a visitor’s agenda says only what is free, and up to four wait', () => {
  const deAgenda = { ...LLENA, estado: 'ACTIVA', capacidadEfectiva: 2, ocupadosTotal: 0 } as const;
  const espera = (personas: number) => seEspera(deAgenda, personas, AHORA, 4);
  expect([2, 3, 4].map(espera)).toEqual([false, true, true]);
});

const turno = (id: number, inicio: string, cancelableHasta: string, estado = 'confirmada') => ({
  id,
  estado: estado as 'confirmada',
  numPersonas: 3,
  cancelableHasta,
  cerrada: null,
  franja: { id, inicio },
});

test('an offer knows the client’s other turn of that day, first one that can be given back', () => {
  const oferta = { franja: { id: 7, inicio: '2026-10-02T18:00:00', fin: '2026-10-02T19:00:00' } };
  const tarde = turno(1, '2026-10-02T10:00:00', '2026-10-02T08:00:00');
  const atiempo = turno(2, '2026-10-02T20:00:00', '2026-10-02T18:00:00');
  const otros = [
    turno(3, '2026-10-03T10:00:00', '2026-10-03T08:00:00'),
    turno(4, '2026-10-02T09:30:00', '2026-10-02T09:30:00', 'cancelada'),
    turno(7, '2026-10-02T18:00:00', '2026-10-02T16:00:00'),
  ];
  expect(otroTurnoDelDia([...otros, tarde, atiempo], oferta, AHORA)).toBe(atiempo);
  expect(otroTurnoDelDia([...otros, tarde], oferta, AHORA)).toBe(tarde);
  expect(otroTurnoDelDia(otros, oferta, AHORA)).toBeUndefined();
  expect([tarde, atiempo].map((uno) => yaTienes(uno, AHORA))).toEqual([
    'Ese día ya tienes el turno de las 10:00, que ya no puedes cancelar.',
    'Ese día ya tienes el turno de las 20:00.',
  ]);
  expect(loQueSeDeja(atiempo)).toBe('Al reservar cancelas tu turno de las 20:00, para 3 personas.');
});

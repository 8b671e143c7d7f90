import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { motivoParaNoMover } from './mover.view.ts';

const AHORA = '2026-10-01T08:30';
const CLIENTE = { id: 7, nombre: 'Ana', apellido: 'Paz', email: 'a@b.co', telefono: '', nota: '' };
const RESERVA = {
  franja: { id: 1, inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' },
  personas: 2,
  cliente: CLIENTE,
};

function franja(cambios: Partial<Franja>): Franja {
  return {
    id: 2,
    fecha: '2026-10-01',
    inicio: '2026-10-01T10:00:00',
    fin: '2026-10-01T11:00:00',
    horaInicio: '10:00',
    horaFin: '11:00',
    estado: 'ACTIVA',
    capacidadEfectiva: 4,
    ocupadosTotal: 0,
    retenidas: 0,
    composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
    motivo: null,
    reservas: [],
    ...cambios,
  };
}

test.each([
  [{ ocupadosTotal: 2 }, null],
  [{ id: 1 }, 'Es el turno actual'],
  [{ inicio: '2026-10-01T08:30:00' }, null],
  [{ inicio: '2026-10-01T07:30:00', fin: '2026-10-01T08:30:00' }, 'Ya terminó'],
  [{ estado: 'BLOQUEADA' }, 'Bloqueada (no reservable)'],
  [{ estado: 'COMPLETA', ocupadosTotal: 4 }, 'Completo'],
  [{ ocupadosTotal: 3 }, 'Solo 1 cupo disponible'],
  [
    { reservas: [{ ...RESERVA, id: 5 } as ReservaDelMostrador] },
    'Ya tiene una reserva en este turno',
  ],
] satisfies [Partial<Franja>, string | null][])('a %j: %s', (cambios, motivo) => {
  expect(motivoParaNoMover(franja(cambios), RESERVA, AHORA)).toBe(motivo);
});

test('two people who were erased are not the same', () => {
  const borrada = { ...RESERVA, cliente: { ...CLIENTE, id: null } };
  const reservas = [{ ...borrada, id: 5 } as ReservaDelMostrador];
  expect(motivoParaNoMover(franja({ reservas }), borrada, AHORA)).toBeNull();
});

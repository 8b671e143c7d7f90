import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { cercanas, esElegible, nombreDeFranja, porParteDelDia, textoPara } from './franja.view.ts';

function franja(horaInicio: string, ocupadosTotal: number, bloqueada = false): FranjaDeCliente {
  return {
    id: Number(horaInicio.replace(':', '')),
    fecha: '2026-10-01',
    inicio: `2026-10-01T${horaInicio}:00`,
    fin: `2026-10-01T${horaInicio}:00`,
    horaInicio,
    horaFin: horaInicio,
    estado: bloqueada ? 'BLOQUEADA' : ocupadosTotal === 4 ? 'COMPLETA' : 'ACTIVA',
    capacidadEfectiva: 4,
    ocupadosTotal,
    retenidas: 0,
    composicionGenero: {
      MASCULINO: ocupadosTotal,
      FEMENINO: 0,
      OTROS: 0,
      OTRO_NB: 0,
      NO_DECLARA: 0,
    },
  };
}

const LIBRE = franja('09:00', 1);
const LLENA = franja('10:00', 4);
const CASI = franja('11:00', 3);
const CERRADA = franja('16:00', 0, true);
const DIA = [LIBRE, LLENA, CASI, CERRADA, franja('20:00', 0)];

test.each([
  [LIBRE, '09:00, 3 lugares libres', true],
  [CASI, '11:00, 1 lugar libre', true],
  [LLENA, '10:00, Completo', false],
  [CERRADA, '16:00, Cerrado', false],
])('each radio is named by its hour and its places', (una, nombre, elegible) => {
  expect(nombreDeFranja(una)).toBe(nombre);
  expect(esElegible(una)).toBe(elegible);
  expect(esElegible(una, 4)).toBe(false);
});

test('a franja with less room than a group needs says how much it has', () => {
  expect([LIBRE, CASI, LLENA, CERRADA].map((una) => textoPara(una, 2))).toEqual([
    '3 lugares libres',
    'Solo 1 lugar',
    'Completo',
    'Cerrado',
  ]);
});

test('the near ones have room for all, from the nearest to the farthest', () => {
  const horas = (personas: number) => cercanas(DIA, CASI, personas).map((una) => una.horaInicio);
  expect(horas(1)).toEqual(['09:00', '20:00']);
  expect(horas(4)).toEqual(['20:00']);
});

test('the day is parted where the centre rests', () => {
  expect(porParteDelDia(DIA).map(({ parte, franjas }) => [parte, franjas.length])).toEqual([
    ['Por la mañana', 3],
    ['Por la tarde', 1],
    ['Por la noche', 1],
  ]);
  expect(porParteDelDia([])).toEqual([]);
});

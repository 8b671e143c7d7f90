import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estadoDeFranja, mensajeSinCupo, plazasLibres } from './franjas.rules.ts';

const capacidad = fc.integer({ min: 1, max: 10 });

describe('plazasLibres', () => {
  test('free and taken places make the capacity', () => {
    const franja = capacidad.chain((capacidadEfectiva) =>
      fc.record({
        capacidadEfectiva: fc.constant(capacidadEfectiva),
        ocupadosTotal: fc.integer({ min: 0, max: capacidadEfectiva }),
      }),
    );
    fc.assert(
      fc.property(franja, (ocupacion) => {
        expect(plazasLibres(ocupacion) + ocupacion.ocupadosTotal).toBe(ocupacion.capacidadEfectiva);
      }),
    );
  });

  test('is never negative, however many sit there', () => {
    fc.assert(
      fc.property(capacidad, fc.nat({ max: 50 }), (capacidadEfectiva, demasiados) => {
        const ocupadosTotal = capacidadEfectiva + demasiados;
        expect(plazasLibres({ capacidadEfectiva, ocupadosTotal })).toBe(0);
      }),
    );
  });
});

describe('estadoDeFranja', () => {
  test.each([
    { ocupadosTotal: 0, bloqueada: false, estado: 'ACTIVA' },
    { ocupadosTotal: 3, bloqueada: false, estado: 'ACTIVA' },
    { ocupadosTotal: 4, bloqueada: false, estado: 'COMPLETA' },
    { ocupadosTotal: 0, bloqueada: true, estado: 'BLOQUEADA' },
    { ocupadosTotal: 3, bloqueada: true, estado: 'BLOQUEADA' },
    // BLOQUEADA goes before COMPLETA: a full franja that is blocked is BLOQUEADA.
    { ocupadosTotal: 4, bloqueada: true, estado: 'BLOQUEADA' },
  ])('$ocupadosTotal of 4, blocked $bloqueada: $estado', ({ estado, ...franja }) => {
    expect(estadoDeFranja({ ...franja, capacidadEfectiva: 4 })).toBe(estado);
  });
});

test.each([
  [0, 'No hay cupos disponibles para este horario'],
  [1, 'Solo hay 1 cupo disponible para este horario'],
  [2, 'Solo hay 2 cupos disponibles para este horario'],
  [9, 'Solo hay 9 cupos disponibles para este horario'],
])('with %i places left', (libres, mensaje) => {
  expect(mensajeSinCupo(libres)).toBe(mensaje);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIAS_SEMANA, horaDeMinutos, minutosDeHora } from '../calendario.ts';
import {
  bloqueoQueCubre,
  estaDentro,
  franjasDeTramos,
  planDeDia,
  seSuperponen,
  type BloqueoDePlan,
  type Reglas,
  type Tramo,
} from './plan.rules.ts';

const JUEVES = '2026-10-01';
const MANANA: Tramo = { horaInicio: '08:00', horaFin: '12:00' };
const TARDE: Tramo = { horaInicio: '16:00', horaFin: '20:00' };
const NOCHE: Tramo = { horaInicio: '21:00', horaFin: '23:00' };

describe('franjasDeTramos', () => {
  test('fills each tramo back to back and leaves what is shorter than a franja', () => {
    expect(franjasDeTramos([{ horaInicio: '08:00', horaFin: '10:50' }, NOCHE], 60)).toEqual([
      { horaInicio: '08:00', horaFin: '09:00' },
      { horaInicio: '09:00', horaFin: '10:00' },
      { horaInicio: '21:00', horaFin: '22:00' },
      { horaInicio: '22:00', horaFin: '23:00' },
    ]);
  });

  test('a tramo that is too short has none, one that fits exactly has one', () => {
    expect(franjasDeTramos([{ horaInicio: '08:00', horaFin: '08:59' }], 60)).toEqual([]);
    expect(franjasDeTramos([{ horaInicio: '08:00', horaFin: '09:00' }], 60)).toHaveLength(1);
    expect(franjasDeTramos([], 60)).toEqual([]);
  });

  test('the last franja of a day ends within it', () => {
    expect(franjasDeTramos([{ horaInicio: '22:30', horaFin: '23:59' }], 15).at(-1)).toEqual({
      horaInicio: '23:30',
      horaFin: '23:45',
    });
  });

  /**
   * Random tramos of a day, in order and without overlaps, as the saved opening hours always are.
   */
  const tramos = fc
    .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { maxLength: 12 })
    .map((minutes) => minutes.toSorted((a, b) => a - b))
    .map((minutes) =>
      Array.from({ length: Math.floor(minutes.length / 2) }, (_, pair) => ({
        horaInicio: horaDeMinutos(minutes[2 * pair] ?? 0),
        horaFin: horaDeMinutos(minutes[2 * pair + 1] ?? 0),
      })),
    );
  const duracion = fc.integer({ min: 15, max: 180 });

  test('every franja lasts what it should, within one tramo', () => {
    fc.assert(
      fc.property(tramos, duracion, (delDia, minutes) => {
        for (const franja of franjasDeTramos(delDia, minutes)) {
          expect(length(franja)).toBe(minutes);
          expect(delDia.filter((tramo) => contains(tramo, franja))).toHaveLength(1);
        }
      }),
    );
  });

  test('franjas never overlap, and come in the order of the day', () => {
    fc.assert(
      fc.property(tramos, duracion, (delDia, minutes) => {
        const edges = franjasDeTramos(delDia, minutes).flatMap(({ horaInicio, horaFin }) => [
          horaInicio,
          horaFin,
        ]);
        expect(edges).toEqual(edges.toSorted());
      }),
    );
  });

  test('each tramo starts with a franja, has no gap, and wastes less than one', () => {
    fc.assert(
      fc.property(tramos, duracion, (delDia, minutes) => {
        for (const tramo of delDia) {
          const franjas = franjasDeTramos([tramo], minutes);
          const used = franjas.reduce((total, franja) => total + length(franja), 0);
          expect(length(tramo) - used).toBeLessThan(minutes);
          expect(length(tramo) - used).toBeGreaterThanOrEqual(0);
          const edges = [tramo.horaInicio, ...franjas.map(({ horaFin }) => horaFin)];
          expect(franjas.map(({ horaInicio }) => horaInicio)).toEqual(edges.slice(0, -1));
        }
      }),
    );
  });
});

function length({ horaInicio, horaFin }: Tramo): number {
  return minutosDeHora(horaFin) - minutosDeHora(horaInicio);
}

function contains(outer: Tramo, inner: Tramo): boolean {
  return outer.horaInicio <= inner.horaInicio && inner.horaFin <= outer.horaFin;
}

describe('planDeDia', () => {
  const NADA: Reglas = {
    horarios: DIAS_SEMANA.map((diaSemana) => ({ diaSemana, activo: false, tramos: [] })),
    feriados: new Set(),
    overrides: new Map(),
    capacidadBase: 4,
  };
  const ABIERTO: Reglas = {
    ...NADA,
    horarios: DIAS_SEMANA.map((diaSemana) => ({
      diaSemana,
      activo: diaSemana !== 'DOMINGO',
      tramos: diaSemana === 'JUEVES' ? [MANANA, TARDE] : [TARDE],
    })),
  };
  const feriados = new Set([JUEVES]);
  const overrides = new Map([[JUEVES, { tramos: [NOCHE], capacidad: 2 }]]);

  test('an ordinary day has the hours of its day of the week', () => {
    expect(planDeDia(JUEVES, ABIERTO)).toEqual({ tramos: [MANANA, TARDE], capacidad: 4 });
    expect(planDeDia('2026-10-02', ABIERTO)).toEqual({ tramos: [TARDE], capacidad: 4 });
  });

  test.each([
    ['a day that is not active, though it keeps its hours', '2026-10-04', ABIERTO],
    ['any day before the hours are set', JUEVES, { ...NADA, horarios: [] }],
    ['a feriado', JUEVES, { ...ABIERTO, feriados }],
    [
      'an override without tramos',
      JUEVES,
      { ...ABIERTO, overrides: new Map([[JUEVES, { tramos: [], capacidad: null }]]) },
    ],
  ])('%s is closed', (_case, fecha, reglas) => {
    expect(planDeDia(fecha, reglas)).toEqual({ tramos: [], capacidad: 4 });
  });

  test.each([
    ['the hours of the week', { ...ABIERTO, overrides }],
    ['a day that is not active', { ...NADA, overrides }],
    ['a feriado', { ...ABIERTO, feriados, overrides }],
  ])('an override comes before %s', (_case, reglas) => {
    expect(planDeDia(JUEVES, reglas)).toEqual({ tramos: [NOCHE], capacidad: 2 });
  });

  test('an override without a capacity takes the configured one', () => {
    const sinCapacidad = new Map([[JUEVES, { tramos: [NOCHE], capacidad: null }]]);
    const plan = planDeDia(JUEVES, { ...ABIERTO, overrides: sinCapacidad, capacidadBase: 7 });
    expect(plan).toEqual({ tramos: [NOCHE], capacidad: 7 });
  });

  test('an exception changes its own day only', () => {
    const reglas = { ...ABIERTO, feriados, overrides };
    for (const fecha of ['2026-09-24', '2026-09-30', '2026-10-02', '2026-10-08']) {
      expect(planDeDia(fecha, reglas)).toEqual(planDeDia(fecha, ABIERTO));
    }
  });
});

const lapso = (desde: string, hasta: string) => ({
  inicio: `${JUEVES}T${desde}:00`,
  fin: `${JUEVES}T${hasta}:00`,
});

test.each([
  ['08:00', '12:00', true],
  ['08:00', '12:01', false],
  ['07:59', '12:00', false],
  ['13:00', '14:00', false],
])('%s to %s lies within the morning: %s', (desde, hasta, dentro) => {
  expect(estaDentro(lapso(desde, hasta), MANANA)).toBe(dentro);
});

test.each([
  ['07:00', '08:00', false],
  ['07:00', '08:01', true],
  ['09:00', '10:00', true],
  ['11:59', '13:00', true],
  ['12:00', '13:00', false],
])('%s to %s meets the morning: %s', (desde, hasta, meets) => {
  expect(seSuperponen(lapso(desde, hasta), lapso('08:00', '12:00'))).toBe(meets);
  expect(seSuperponen(lapso('08:00', '12:00'), lapso(desde, hasta))).toBe(meets);
});

describe('bloqueoQueCubre', () => {
  const days: BloqueoDePlan = {
    id: 7,
    fechaDesde: '2026-10-01',
    fechaHasta: '2026-10-03',
    horaInicio: null,
    horaFin: null,
  };
  const at = (fecha: string, hora = '09:00') => ({
    inicio: `${fecha}T${hora}:00`,
    fin: `${fecha}T${hora.slice(0, 2)}:59:00`,
  });

  test.each([
    ['2026-09-30', null],
    ['2026-10-01', 7],
    ['2026-10-03', 7],
    ['2026-10-04', null],
  ])('whole days block what begins on %s: %s', (fecha, id) => {
    expect(bloqueoQueCubre([days], at(fecha))).toBe(id);
  });

  test('hours block only what meets them, on each of their days', () => {
    const hours = { ...days, horaInicio: '08:00', horaFin: '10:00' };
    expect(bloqueoQueCubre([hours], at('2026-10-02', '09:00'))).toBe(7);
    expect(bloqueoQueCubre([hours], at('2026-10-02', '10:00'))).toBeNull();
    expect(bloqueoQueCubre([hours], at('2026-10-04', '09:00'))).toBeNull();
  });

  test('of two the first counts, and without one none', () => {
    expect(bloqueoQueCubre([{ ...days, id: 3 }, days], at(JUEVES))).toBe(3);
    expect(bloqueoQueCubre([], at(JUEVES))).toBeNull();
  });
});

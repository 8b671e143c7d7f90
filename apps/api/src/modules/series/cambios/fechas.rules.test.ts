import {
  diasEntre,
  fechaDe,
  fechaHora,
  horaDeMinutos,
  sumarDias,
} from '@remanso/contract/calendario';
import { iniciosDeSerie, type Decision } from '@remanso/contract/serie/series.rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidir } from './decisiones.rules.ts';
import { alternativasDe, preverFecha, type FranjaPosible, type Situacion } from './fechas.rules.ts';

const HOY = '2026-10-01';
const AHORA = '2026-10-01T07:00:00';
const INICIO = '2026-10-06T18:00:00';
const DEL_DIA = '2026-10-06';

const franja = (inicio: string, con: Partial<FranjaPosible> = {}): FranjaPosible => ({
  id: Number(inicio.slice(5, 16).replaceAll(/\D/g, '')),
  hecha: true,
  inicio,
  fin: inicio,
  capacidad: 4,
  libres: 4,
  cierre: null,
  ...con,
});

const situacion = (posibles: FranjaPosible[], con: Partial<Situacion> = {}): Situacion => ({
  posibles,
  reglas: {
    config: undefined,
    horarios: [],
    feriados: new Map(),
    bloqueos: [],
    overrides: new Map(),
  },
  precios: new Map([[DEL_DIA, [1, 2].map((capacidad) => ({ capacidad, precio: 5_000 }))]]),
  personas: 1,
  ocupadas: new Set(),
  hoy: HOY,
  ...con,
});

const feriados = new Map([[DEL_DIA, 'Fiesta']]);
const abierto = { tramos: [], capacidad: null, motivo: 'Torneo' };

describe('a date is', () => {
  const reglas = (con: object) => ({ reglas: { ...situacion([]).reglas, ...con } });
  test.each<[string, Situacion, string, string | null]>([
    ['free', situacion([franja(INICIO)]), 'LIBRE', null],
    [
      'full for so many',
      situacion([franja(INICIO, { libres: 1 })], { personas: 2 }),
      'SIN_CUPO',
      null,
    ],
    [
      'booked already, also where it is full',
      situacion([franja(INICIO, { libres: 0 })], { ocupadas: new Set([franja(INICIO).id]) }),
      'YA_RESERVADA',
      null,
    ],
    [
      'closed before it is full',
      situacion([
        franja(INICIO, { libres: 0, cierre: { resultado: 'BLOQUEADA', motivo: 'Obra' } }),
      ]),
      'BLOQUEADA',
      'Obra',
    ],
    ['a feriado', situacion([], reglas({ feriados })), 'FERIADO', 'Fiesta'],
    [
      'out of hours where an override counts instead of the feriado',
      situacion([], reglas({ feriados, overrides: new Map([[DEL_DIA, abierto]]) })),
      'FUERA_DE_HORARIO',
      'Torneo',
    ],
    ['out of hours', situacion([franja('2026-10-06T17:00:00')]), 'FUERA_DE_HORARIO', null],
    [
      'too far ahead',
      situacion([franja(INICIO)], { hoy: '2026-07-05' }),
      'FUERA_DE_HORARIO',
      'Queda a más de 92 días',
    ],
    ['in reach on the last day', situacion([franja(INICIO)], { hoy: '2026-07-06' }), 'LIBRE', null],
  ])('%s', (_what, como, resultado, motivo) => {
    expect(preverFecha(INICIO, como)).toMatchObject({
      fecha: DEL_DIA,
      resultado,
      motivo,
      precio: 5_000,
    });
  });
});

const posible = fc
  .record({
    dia: fc.integer({ min: -6, max: 30 }),
    hora: fc.integer({ min: 8, max: 21 }),
    libres: fc.integer({ min: 0, max: 4 }),
    cerrada: fc.boolean(),
    hecha: fc.boolean(),
  })
  .map(({ dia, hora, libres, cerrada, hecha }) =>
    franja(fechaHora(sumarDias(DEL_DIA, dia), horaDeMinutos(hora * 60)), {
      libres,
      hecha,
      cierre: cerrada ? { resultado: 'BLOQUEADA', motivo: null } : null,
    }),
  );
const posibles = fc.uniqueArray(posible, { maxLength: 60, selector: ({ inicio }) => inicio });

test('the alternatives are at most three, near, open, with the places, and the nearest first', () => {
  fc.assert(
    fc.property(posibles, fc.integer({ min: 1, max: 4 }), (todas, personas) => {
      const como = situacion(todas, { personas });
      const dadas = alternativasDe(INICIO, { ahora: AHORA, situacion: como });
      expect(dadas.length).toBeLessThanOrEqual(3);
      const lejania = (inicio: string) =>
        Math.abs(Date.parse(`${inicio}Z`) - Date.parse(`${INICIO}Z`));
      const lejanias = dadas.map(({ inicio }) => lejania(inicio));
      expect(lejanias).toEqual(lejanias.toSorted((a, b) => a - b));
      const sirven = todas.filter(
        ({ inicio, libres, cierre }) =>
          inicio > AHORA &&
          libres >= personas &&
          !cierre &&
          Math.abs(diasEntre(DEL_DIA, fechaDe(inicio))) <= 3,
      );
      expect(dadas.length).toBe(Math.min(3, sirven.length));
      for (const { inicio } of sirven) {
        if (dadas.some((una) => una.inicio === inicio)) continue;
        expect(lejania(inicio)).toBeGreaterThanOrEqual(lejanias.at(-1) ?? 0);
      }
    }),
  );
});

test('every date is booked, waited for, left out or told of, and no franja is taken twice', () => {
  const decision = (todas: FranjaPosible[]) =>
    fc.option(
      fc.oneof(
        fc.constantFrom<Decision>('OMITIR', 'ESPERAR'),
        fc.constantFrom<Decision>(...todas.map(({ id }) => id), 999),
      ),
      { nil: undefined },
    );
  const caso = posibles.chain((todas) =>
    fc.record({
      todas: fc.constant(todas),
      decisiones: fc.array(decision(todas), { minLength: 4, maxLength: 4 }),
      personas: fc.integer({ min: 1, max: 4 }),
    }),
  );
  fc.assert(
    fc.property(caso, ({ todas, decisiones, personas }) => {
      const inicios = iniciosDeSerie({ inicio: INICIO, cada: 1, veces: 4 });
      const dichas = inicios.flatMap((inicio, n) =>
        decisiones[n] === undefined ? [] : [[fechaDe(inicio), decisiones[n]] as const],
      );
      const { reservar, esperar, omitidas, faltan } = decidir({
        inicios,
        decisiones: Object.fromEntries(dichas),
        situacion: situacion(todas, { personas }),
        ahora: AHORA,
      });
      expect(reservar.length + esperar.length + omitidas.length + faltan.length).toBe(4);
      const ids = reservar.map((una) => una.franja.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const una of reservar) {
        expect([una.franja.cierre, una.franja.libres >= personas]).toEqual([null, true]);
      }
      for (const una of esperar) expect([una.hecha, una.libres < personas]).toEqual([true, true]);
    }),
    { numRuns: 500 },
  );
});

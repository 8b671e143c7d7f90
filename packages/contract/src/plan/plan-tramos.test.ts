import * as fc from 'fast-check';
import { nombreDeDia } from '../dias.rules.ts';
import { describe, expect, test } from 'vitest';
import { DIAS_SEMANA, horaDeMinutos } from '../calendario.ts';
import { ordenarTramos, problemaDeHorario, problemaDeTramos, type Tramo } from './plan.rules.ts';

const minuto = fc.integer({ min: 0, max: 24 * 60 - 1 });

/** A random hour out of few, so that equal, touching and overlapping tramos are common. */
const hora = fc
  .oneof(
    minuto,
    fc.integer({ min: 0, max: 11 }).map((n) => n * 60),
  )
  .map(horaDeMinutos);
const tramos = fc.array(fc.record({ horaInicio: hora, horaFin: hora }), { maxLength: 6 });

/** Checks the tramos minute by minute, so that this check shares no code with the rule. */
function isRight(list: readonly Tramo[]): boolean {
  const minutes = list.map(({ horaInicio, horaFin }) =>
    Array.from({ length: 24 * 60 }, (_, n) => horaDeMinutos(n)).filter(
      (each) => horaInicio <= each && each < horaFin,
    ),
  );
  const some = minutes.every((each) => each.length > 0);
  return some && minutes.flat().length === new Set(minutes.flat()).size;
}

describe('problemaDeTramos', () => {
  test('complains exactly when a tramo is empty or two share a minute', () => {
    fc.assert(
      fc.property(tramos, (list) => {
        expect(problemaDeTramos(list) === null).toBe(isRight(list));
      }),
      { numRuns: 300 },
    );
  });

  test('does not care about the order in which they were typed', () => {
    const twice = tramos.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(twice, ([list, shuffled]) => {
        expect(problemaDeTramos(shuffled) === null).toBe(problemaDeTramos(list) === null);
      }),
    );
  });

  test.each([
    [[], null],
    [[['08:00', '12:00']], null],
    [
      [
        ['08:00', '12:00'],
        ['12:00', '13:00'],
      ],
      null,
    ],
    [
      [
        ['16:00', '20:00'],
        ['08:00', '12:00'],
      ],
      null,
    ],
    [[['12:00', '12:00']], 'el horario 12:00 - 12:00 debe terminar después de empezar'],
    [[['12:00', '08:00']], 'el horario 12:00 - 08:00 debe terminar después de empezar'],
    [
      [
        ['08:00', '12:00'],
        ['11:59', '13:00'],
      ],
      'el horario 11:59 - 13:00 se superpone con otro',
    ],
    [
      [
        ['09:00', '10:00'],
        ['08:00', '20:00'],
      ],
      'el horario 09:00 - 10:00 se superpone con otro',
    ],
    [
      [
        ['08:00', '09:00'],
        ['08:00', '09:00'],
      ],
      'el horario 08:00 - 09:00 se superpone con otro',
    ],
  ])('%j: %s', (list, problema) => {
    const tramosDelDia = list.map(([horaInicio = '', horaFin = '']) => ({ horaInicio, horaFin }));
    expect(problemaDeTramos(tramosDelDia)).toBe(problema);
  });
});

test('ordenarTramos sorts by start and leaves what it was given as it was', () => {
  fc.assert(
    fc.property(tramos, (list) => {
      const before = structuredClone(list);
      const starts = ordenarTramos(list).map(({ horaInicio }) => horaInicio);
      expect(starts).toEqual(list.map(({ horaInicio }) => horaInicio).toSorted());
      expect(list).toEqual(before);
    }),
  );
});

describe('problemaDeHorario', () => {
  const tarde = [{ horaInicio: '16:00', horaFin: '20:00' }];

  test('names the day, with its accent', () => {
    expect(DIAS_SEMANA.map(nombreDeDia)).toEqual([
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ]);
  });

  test('an active day needs a tramo', () => {
    expect(problemaDeHorario({ diaSemana: 'SABADO', activo: true, tramos: [] })).toBe(
      'El día sábado está activo y necesita al menos un horario',
    );
    expect(problemaDeHorario({ diaSemana: 'SABADO', activo: true, tramos: tarde })).toBeNull();
    expect(problemaDeHorario({ diaSemana: 'SABADO', activo: false, tramos: [] })).toBeNull();
  });

  test('a wrong tramo is told with the day, also on a closed one', () => {
    const mal = { diaSemana: 'MIERCOLES' as const, tramos: [...tarde, ...tarde] };
    const problema =
      'El día miércoles tiene un error: el horario 16:00 - 20:00 se superpone con otro';
    expect(problemaDeHorario({ ...mal, activo: true })).toBe(problema);
    expect(problemaDeHorario({ ...mal, activo: false })).toBe(problema);
  });
});

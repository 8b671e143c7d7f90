import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ESTACIONES_POR_DEFECTO,
  planearRotacion,
  type Estacion,
  type Rotacion,
} from './rotacion.rules.ts';

const nombresDe = (rotacion: Rotacion | null) =>
  rotacion?.recorridos.map((recorrido) => recorrido.map((estacion) => estacion?.nombre ?? '-'));

/** Makes estaciones named 'A', 'B' and so on, with the given numbers of `lugares`. */
const estacionesDe = (...lugares: number[]): Estacion[] =>
  lugares.map((cuantos, n) => ({ nombre: String.fromCodePoint(65 + n), lugares: cuantos }));

const sesion = fc.record({
  estaciones: fc
    .array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 })
    .map((lugares) => estacionesDe(...lugares)),
  personas: fc.integer({ min: 0, max: 30 }),
  minutos: fc.integer({ min: 0, max: 180 }),
});

/** Runs `check` on the plan of many random sessions, all of which are long enough to be planned. */
function ofEveryPlan(
  check: (plan: Rotacion, estaciones: readonly Estacion[], personas: number) => void,
): void {
  fc.assert(
    fc.property(sesion, ({ estaciones, personas, minutos }) => {
      const plan = planearRotacion({ estaciones, personas, minutos: minutos + 30 });
      expect(plan).not.toBeNull();
      if (plan) check(plan, estaciones, personas);
    }),
  );
}

test('four people pass the six services in fifty minutes, a step apart', () => {
  const plan = planearRotacion({ estaciones: ESTACIONES_POR_DEFECTO, personas: 4, minutos: 50 });
  expect(plan?.minutos).toBe(8);
  const [primero, segundo] = nombresDe(plan) ?? [];
  expect(primero).toEqual(ESTACIONES_POR_DEFECTO.map(({ nombre }) => nombre));
  expect(segundo).toEqual([...(primero?.slice(1) ?? []), primero?.[0]]);
  expect(plan?.recorridos).toHaveLength(4);
});

describe('in every plan', () => {
  test('everybody is exactly once at each station', () => {
    ofEveryPlan(({ recorridos }, estaciones, personas) => {
      expect(recorridos).toHaveLength(personas);
      for (const recorrido of recorridos) {
        const nombres = recorrido.flatMap((estacion) => estacion?.nombre ?? []);
        expect(nombres.toSorted()).toEqual(estaciones.map(({ nombre }) => nombre).toSorted());
      }
    });
  });

  test('no station ever has more people than it fits', () => {
    ofEveryPlan(({ recorridos }, estaciones) => {
      for (const rato of recorridos[0]?.keys() ?? []) {
        for (const { nombre, lugares } of estaciones) {
          const alli = recorridos.filter((recorrido) => recorrido[rato]?.nombre === nombre);
          expect(alli.length).toBeLessThanOrEqual(lugares);
        }
      }
    });
  });

  test('two share a station only where there are more people than ratos', () => {
    ofEveryPlan(({ recorridos }, _estaciones, personas) => {
      const [primero = []] = recorridos;
      if (personas > primero.length) return;
      for (const rato of primero.keys()) {
        const ocupadas = recorridos.flatMap((recorrido) => recorrido[rato]?.nombre ?? []);
        expect(new Set(ocupadas).size).toBe(ocupadas.length);
      }
    });
  });

  test('there are no more ratos than everybody needs', () => {
    ofEveryPlan(({ recorridos }, estaciones, personas) => {
      const unoMenos = (recorridos[0]?.length ?? 0) - 1;
      const menor = Math.min(...estaciones.map(({ lugares }) => lugares));
      expect(unoMenos < estaciones.length || unoMenos * menor < personas).toBe(true);
    });
  });
});

test('a plan is made of whole minutes that the session has, or there is none', () => {
  fc.assert(
    fc.property(sesion, (cual) => {
      const plan = planearRotacion(cual);
      const ratos =
        planearRotacion({ ...cual, minutos: 999 })?.recorridos[0]?.length ?? cual.estaciones.length;
      expect(plan === null).toBe(cual.minutos < ratos);
      if (!plan) return;
      expect(Number.isInteger(plan.minutos)).toBe(true);
      expect(plan.minutos * ratos).toBeLessThanOrEqual(cual.minutos);
      expect((plan.minutos + 1) * ratos).toBeGreaterThan(cual.minutos);
    }),
  );
});

test('asked twice it says the same, and one person more changes nobody else who has room', () => {
  fc.assert(
    fc.property(sesion, (cual) => {
      const plan = planearRotacion(cual);
      expect(planearRotacion(cual)).toEqual(plan);
      const ratos = plan?.recorridos[0]?.length ?? 0;
      if (!plan || cual.personas >= ratos) return;
      const conUnoMas = planearRotacion({ ...cual, personas: cual.personas + 1 });
      expect(conUnoMas?.recorridos.slice(0, -1)).toEqual(plan.recorridos);
    }),
  );
});

describe('more people than fit', () => {
  test('wait in turns: the ratos are shorter, and the pauses stand apart', () => {
    const plan = planearRotacion({ estaciones: estacionesDe(1, 1), personas: 4, minutos: 40 });
    expect(plan?.minutos).toBe(10);
    expect(nombresDe(plan)).toEqual([
      ['A', '-', 'B', '-'],
      ['-', 'B', '-', 'A'],
      ['B', '-', 'A', '-'],
      ['-', 'A', '-', 'B'],
    ]);
  });

  test('go together where every station fits them', () => {
    const plan = planearRotacion({ estaciones: estacionesDe(2, 2), personas: 4, minutos: 40 });
    expect(plan?.minutos).toBe(20);
    expect(nombresDe(plan)).toEqual([
      ['A', 'B'],
      ['B', 'A'],
      ['A', 'B'],
      ['B', 'A'],
    ]);
  });

  test('wait for the smallest station, however much the others fit', () => {
    const plan = planearRotacion({ estaciones: estacionesDe(1, 9), personas: 3, minutos: 60 });
    expect(nombresDe(plan)?.[0]).toEqual(['A', 'B', '-']);
  });
});

test('a franja for more people plans anew, also for those who were in it', () => {
  const con = (personas: number) =>
    planearRotacion({ estaciones: estacionesDe(1, 1, 1), personas, minutos: 60 });
  expect(con(3)?.minutos).toBe(20);
  expect(con(5)?.minutos).toBe(12);
  expect(nombresDe(con(5))?.[0]).toEqual(['A', 'B', '-', 'C', '-']);
});

test('without stations nobody goes anywhere, and without people nobody goes', () => {
  expect(planearRotacion({ estaciones: [], personas: 2, minutos: 50 })?.recorridos).toEqual([
    [],
    [],
  ]);
  expect(
    planearRotacion({ estaciones: estacionesDe(1), personas: 0, minutos: 50 })?.recorridos,
  ).toEqual([]);
});

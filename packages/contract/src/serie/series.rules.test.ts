import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  diaDeSemana,
  diasEntre,
  fechaDe,
  fechaHora,
  horaDe,
  horaDeMinutos,
  sumarDias,
} from '../calendario.ts';
import { CADA, idPorHacer, inicioPorHacer, iniciosDeSerie, VECES } from './series.rules.ts';

const inicio = fc
  .record({ dia: fc.integer({ min: 0, max: 20_000 }), minutos: fc.integer({ min: 0, max: 1_439 }) })
  .map(({ dia, minutos }) => fechaHora(sumarDias('2020-01-01', dia), horaDeMinutos(minutos)));
const terminos = fc.record({
  inicio,
  cada: fc.integer({ min: CADA.minimo, max: CADA.maximo }),
  veces: fc.integer({ min: VECES.minimo, max: VECES.maximo }),
});

test('a series has so many dates, all at its hour and day of the week, evenly apart', () => {
  fc.assert(
    fc.property(terminos, (serie) => {
      const inicios = iniciosDeSerie(serie);
      expect([inicios.length, inicios[0]]).toEqual([serie.veces, serie.inicio]);
      for (const [n, cada] of inicios.entries()) {
        expect(horaDe(cada)).toBe(horaDe(serie.inicio));
        expect(diaDeSemana(fechaDe(cada))).toBe(diaDeSemana(fechaDe(serie.inicio)));
        expect(diasEntre(fechaDe(serie.inicio), fechaDe(cada))).toBe(n * serie.cada * 7);
      }
    }),
  );
});

test('the name of a franja that is still to be made gives back its beginning, and no id is one', () => {
  fc.assert(
    fc.property(inicio, (momento) => {
      expect(inicioPorHacer(idPorHacer(momento))).toBe(momento);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (id) => {
      expect(inicioPorHacer(id)).toBeNull();
    }),
  );
  expect(inicioPorHacer(Number.MAX_SAFE_INTEGER)).toBeNull();
});

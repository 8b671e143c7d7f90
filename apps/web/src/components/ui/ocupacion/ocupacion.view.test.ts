import { describe, expect, test } from 'vitest';
import { columnasDe, nombreDeOcupacion, segmentosDe } from './ocupacion.view.ts';

describe('segmentosDe', () => {
  test('it puts men, women, others and what is left free', () => {
    const composicion = { MASCULINO: 1, FEMENINO: 1, OTROS: 0, OTRO_NB: 1, NO_DECLARA: 0 };
    expect(segmentosDe(composicion, 4)).toEqual(['hombre', 'mujer', 'otros', 'disponible']);
  });

  test('what offers hold is nobody of another gender', () => {
    const composicion = { FEMENINO: 1, OTROS: 1, NO_DECLARA: 1 };
    expect(segmentosDe(composicion, 4, 1)).toEqual(['mujer', 'otros', 'guardado', 'disponible']);
    expect(nombreDeOcupacion(composicion, 1)).toBe(
      'Ocupado por 1 mujer, 1 otra persona; 1 lugar guardado',
    );
    expect(nombreDeOcupacion({ NO_DECLARA: 2 }, 2)).toBe('2 lugares guardados');
  });

  test('it never has fewer segments than people', () => {
    expect(segmentosDe({ MASCULINO: 5 }, 4)).toHaveLength(5);
  });
});

test('no row of the bar has more places than letters fit into', () => {
  const capacidades = Array.from({ length: 10 }, (_, menosUna) => menosUna + 1);
  expect(capacidades.map(columnasDe)).toEqual([1, 2, 3, 4, 5, 6, 4, 4, 5, 5]);
});

describe('nombreDeOcupacion', () => {
  test.each([
    [{ MASCULINO: 2, FEMENINO: 1 }, 'Ocupado por 2 hombres, 1 mujer'],
    [{ OTROS: 1 }, 'Ocupado por 1 otra persona'],
    [{ FEMENINO: 2, OTRO_NB: 1, NO_DECLARA: 1 }, 'Ocupado por 2 mujeres, 2 otras personas'],
    [{}, 'Libre'],
  ])('%o', (composicion, nombre) => {
    expect(nombreDeOcupacion(composicion)).toBe(nombre);
  });
});

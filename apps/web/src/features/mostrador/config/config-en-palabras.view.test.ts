import { describe, expect, test } from 'vitest';
import { enPalabras, reglaDeSeniaEnPalabras } from './config-en-palabras.view.ts';
import { CONFIG_POR_DEFECTO } from './config.view.ts';

describe('enPalabras', () => {
  test('it says what each value means', () => {
    expect(enPalabras(CONFIG_POR_DEFECTO)).toEqual([
      'Cada turno es para hasta 4 personas.',
      'Empieza uno cada 60 minutos: 50 de sesión y 10 para cambiarse y limpiar.',
      'Puedes reservar desde hoy hasta 7 días después.',
      'Puedes cancelar hasta 6 horas antes.',
      'Puedes tener hasta 20 reservas por venir.',
    ]);
  });

  test('that clients may repeat a turn is told where they may', () => {
    const conSeries = { ...CONFIG_POR_DEFECTO, seriesDeClientes: true };
    expect(enPalabras(conSeries).at(-1)).toBe('Puedes repetir tu turno todas las semanas.');
  });

  test('a seña is told to clients where one is asked for', () => {
    const conSenia = { ...CONFIG_POR_DEFECTO, seniaPorcentaje: 30 };
    expect(enPalabras(conSenia).at(-1)).toBe(
      'Seña del 30\u00a0%, hasta 12 horas después de reservar.',
    );
    expect(enPalabras({ ...conSenia, seniaHoras: 73 }).at(-1)).toMatch(/^Puedes tener/);
    expect(reglaDeSeniaEnPalabras(CONFIG_POR_DEFECTO)).toBe('No se pide seña.');
  });

  test('at the edges, and without what is missing', () => {
    expect(
      enPalabras({
        capacidadBase: 1,
        duracionBaseMin: 45,
        ventanaDias: Number.NaN,
        limiteCancelHoras: 0,
        maxReservasActivas: 1,
      }),
    ).toEqual([
      'Cada turno es para 1 persona.',
      'Empieza uno cada 45 minutos.',
      'Puedes cancelar hasta que el turno empieza.',
      'Puedes tener hasta 1 reserva por venir.',
    ]);
  });

  test('a value that the form refuses has no meaning', () => {
    const frases = enPalabras({ ...CONFIG_POR_DEFECTO, duracionBaseMin: 9999, ventanaDias: 31 });
    expect(frases.join(' ')).not.toMatch(/minutos|desde hoy/);
  });
});

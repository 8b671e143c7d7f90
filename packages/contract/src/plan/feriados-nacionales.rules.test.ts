import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diaDeSemana, diasEntre, fechaDePascua, sumarDias } from '../calendario.ts';
import { feriadosNacionales, sabePuentes } from './feriados-nacionales.rules.ts';

const fechasDe = (anio: number) => feriadosNacionales(anio).map(({ fecha }) => fecha.slice(5));

// The dates are the published ones. A feriado on a weekend that a decree moved, such as that of 12
// October 2025, has here the date of the law.
describe('the calendar of', () => {
  test.each([
    [
      2024,
      '01-01 02-12 02-13 03-24 03-29 04-02 05-01 05-25 06-17 06-20 07-09 08-17 10-12 11-18 12-08 12-25',
    ],
    [
      2025,
      '01-01 03-03 03-04 03-24 04-02 04-18 05-01 05-02 05-25 06-16 06-20 07-09 08-15 08-17 10-12 11-21 11-24 12-08 12-25',
    ],
    [
      2026,
      '01-01 02-16 02-17 03-23 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 07-10 08-17 10-12 11-23 12-07 12-08 12-25',
    ],
    [
      2027,
      '01-01 02-08 02-09 03-24 03-26 04-02 05-01 05-25 06-20 06-21 07-09 08-16 10-11 11-20 12-08 12-25',
    ],
  ])('%i', (anio, fechas) => {
    expect(fechasDe(anio).join(' ')).toBe(fechas);
  });
});

test('a moved one says from where, and a bridge that it is one', () => {
  const en = (fecha: string) => feriadosNacionales(2026).find((uno) => uno.fecha === fecha);
  expect(en('2026-06-15')).toEqual({
    fecha: '2026-06-15',
    descripcion: 'Paso a la Inmortalidad del General Martín Miguel de Güemes',
    clase: 'trasladable',
    original: '2026-06-17',
  });
  expect(en('2026-08-17')).toMatchObject({ clase: 'trasladable', original: null });
  expect(en('2026-12-07')).toMatchObject({ clase: 'puente' });
  expect([sabePuentes(2026), sabePuentes(2027)]).toEqual([true, false]);
});

test('two on one day are one, with both names', () => {
  // Good Friday of 2021 was on 2 April, which is the Día del Veterano in every year.
  expect(feriadosNacionales(2021).find(({ fecha }) => fecha === '2021-04-02')?.descripcion).toBe(
    'Día del Veterano y de los Caídos en la Guerra de Malvinas · Viernes Santo',
  );
});

const anio = fc.integer({ min: 1950, max: 2200 });

test('in any year: in order, a day once, all within it, and moved to a Monday nearby', () => {
  fc.assert(
    fc.property(anio, (cual) => {
      const feriados = feriadosNacionales(cual);
      const fechas = feriados.map(({ fecha }) => fecha);
      expect(fechas).toEqual([...new Set(fechas)].toSorted());
      expect(fechas.every((fecha) => fecha.startsWith(`${cual}-`))).toBe(true);
      for (const { fecha, original } of feriados.filter((uno) => uno.original !== null)) {
        expect(diaDeSemana(fecha)).toBe('LUNES');
        expect([-1, -2, 3, 4]).toContain(diasEntre(original ?? '', fecha));
      }
      // A movable feriado that was not moved never falls on Tuesday to Friday.
      const quietos = feriados.filter((uno) => uno.clase === 'trasladable' && !uno.original);
      const dias = quietos.map(({ fecha }) => diaDeSemana(fecha));
      expect(['LUNES', 'SABADO', 'DOMINGO']).toEqual(expect.arrayContaining([...new Set(dias)]));
    }),
  );
});

test('in any year Easter is a Sunday between 22 March and 25 April, and the feriados follow it', () => {
  fc.assert(
    fc.property(anio, (cual) => {
      const pascua = fechaDePascua(cual);
      expect(diaDeSemana(pascua)).toBe('DOMINGO');
      expect(pascua >= `${cual}-03-22` && pascua <= `${cual}-04-25`).toBe(true);
      const fechas = feriadosNacionales(cual).map(({ fecha }) => fecha);
      for (const dias of [-48, -47, -2]) expect(fechas).toContain(sumarDias(pascua, dias));
    }),
  );
});

test.each(['1961-04-02', '1981-04-19', '2000-04-23', '2038-04-25', '2076-04-19', '2285-03-22'])(
  'Easter was or will be on %s',
  (pascua) => {
    expect(fechaDePascua(Number(pascua.slice(0, 4)))).toBe(pascua);
  },
);

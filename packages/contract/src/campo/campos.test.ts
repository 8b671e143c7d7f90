import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enteroEnConsulta, fecha, hora, idDeRuta, idEnCuerpo, paginacion } from './campos.ts';
import type { Schema } from '../endpoint.ts';

const firstText = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('an id in a path', () => {
  test('is any positive number, also with zeros before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.nat({ max: 5 }), (id, zeros) => {
        expect(idDeRuta.parse('0'.repeat(zeros) + id)).toBe(id);
      }),
    );
  });

  test.each(['9007199254740991', '9007199254740993', '9'.repeat(400)])(
    'too large to be one of ours, it stays a number that no row has: %s',
    (value) => {
      expect(idDeRuta.parse(value)).toBe(Number.MAX_SAFE_INTEGER);
    },
  );

  test.each(['0', '00', '-1', '+1', '1.0', '1e3', '0x1', ' 1', '1\n', '', 'abc', '１', '1;drop'])(
    'refuses %j',
    (value) => {
      expect(firstText(idDeRuta, value)).toBe('El identificador debe ser un número positivo');
    },
  );
});

describe('an id in a body', () => {
  const franjaId = idEnCuerpo('Por favor selecciona un horario');

  test('is a positive whole number; too large, it stays one that no row has', () => {
    expect(franjaId.parse(1)).toBe(1);
    expect(franjaId.parse(1e20)).toBe(Number.MAX_SAFE_INTEGER);
    expect(franjaId.parse(Number.MAX_SAFE_INTEGER + 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test.each([0, -1, -1e20, 1.5, '1', null, undefined, true, [1], {}])('refuses %j', (value) => {
    expect(firstText(franjaId, value)).toBe('Por favor selecciona un horario');
  });
});

test('a date says what is wrong with it', () => {
  expect(fecha.parse('2024-02-29')).toBe('2024-02-29');
  expect(firstText(fecha, '2023-02-29')).toBe('La fecha debe existir y tener la forma AAAA-MM-DD');
  expect(firstText(fecha, 'today')).toBe('La fecha debe existir y tener la forma AAAA-MM-DD');
  expect(firstText(fecha, ['2026-10-01', '2026-10-01'])).toBe(
    'La fecha debe tener la forma AAAA-MM-DD',
  );
});

test('an hour says what is wrong with it', () => {
  const inicio = hora('La hora de inicio es requerida');
  expect(inicio.parse('23:59')).toBe('23:59');
  for (const value of ['24:00', '9:00', '', null, 900]) {
    expect(firstText(inicio, value)).toBe('La hora de inicio es requerida');
  }
});

describe('a number in a query', () => {
  const personas = enteroEnConsulta(1, 10, 'De 1 a 10');

  test('is read from its digits when it is in range, and not otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (value) => {
        const { data, success } = personas.safeParse(String(value));
        expect(success).toBe(value >= 1 && value <= 10);
        expect(data).toBe(success ? value : undefined);
      }),
    );
  });

  test.each(['', ' 5', '5 ', '5.0', '5e0', '+5', '0x5', '٥', 'cinco', '1'.repeat(400)])(
    'refuses %j',
    (value) => {
      expect(firstText(personas, value)).toBe('De 1 a 10');
    },
  );

  test('given twice is refused', () => {
    expect(firstText(personas, ['5', '5'])).toBe('De 1 a 10');
  });
});

describe('the page of a list', () => {
  const consulta = z.object(paginacion(20));

  test('is the first one, of the size of the list, unless said otherwise', () => {
    expect(consulta.parse({})).toEqual({ page: 0, size: 20 });
    expect(consulta.parse({ page: '3', size: '5' })).toEqual({ page: 3, size: 5 });
  });

  test.each([
    [{ page: '-1' }, 'La página debe ser un número desde 0'],
    [{ page: 'uno' }, 'La página debe ser un número desde 0'],
    [{ page: ['0', '1'] }, 'La página debe ser un número desde 0'],
    [{ size: '0' }, 'El tamaño de página debe estar entre 1 y 100'],
    [{ size: '101' }, 'El tamaño de página debe estar entre 1 y 100'],
  ])('%j: %s', (query, mensaje) => {
    expect(firstText(consulta, query)).toBe(mensaje);
  });
});

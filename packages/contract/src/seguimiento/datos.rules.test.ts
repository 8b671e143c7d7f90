import { expect, test } from 'vitest';
import { callado, dato, esPorPartes, renglonesDe, type Forma } from './datos.rules.ts';

const lines = (forma: Forma, valor: unknown) => [...renglonesDe(forma, valor)];
const text = (clase: Parameters<typeof dato>[0], valor: unknown) =>
  renglonesDe({ uno: dato(clase, 'Uno') }, { uno: valor }).get('Uno');

test('a value that is no object, null and an empty text have no line', () => {
  for (const valor of [undefined, null, 'una nota', 7]) {
    expect(lines({ nota: dato('texto', 'Nota') }, valor)).toEqual([]);
  }
  expect(lines({ nota: dato('texto', 'Nota') }, { nota: null })).toEqual([]);
  expect(lines({ nota: dato('texto', 'Nota') }, { nota: '' })).toEqual([]);
});

test('a silent dato has no line, and one that another stands for has none beside it', () => {
  expect(lines({ id: callado('numero') }, { id: 7 })).toEqual([]);
  const forma: Forma = {
    franjaId: { ...dato('turno', 'Turno'), salvo: 'turno' },
    turno: dato('texto', 'Turno'),
  };
  expect(lines(forma, { franjaId: 7, turno: 'a las 9' })).toEqual([['Turno', 'a las 9']]);
  expect(lines(forma, { franjaId: 7 })).toEqual([['Turno', 'n.º 7']]);
});

test('what no forma knows is said by its key, where it is a text or a number', () => {
  const valor = { otraCosa: 'sí', cuantas: 2, lista: [1], nada: null };
  expect(lines({}, valor)).toEqual([
    ['Otra cosa', 'sí'],
    ['Cuantas', '2'],
  ]);
});

test('a forma that is one dato is said element by element', () => {
  const semana = [
    { diaSemana: 'LUNES', activo: true, tramos: [{ horaInicio: '08:00', horaFin: '12:00' }] },
    { diaSemana: 'DOMINGO', activo: false, tramos: [] },
  ];
  expect(lines(dato('semana', 'Semana'), semana)).toEqual([
    ['Lunes', '08:00\u00a0a\u00a012:00'],
    ['Domingo', 'Cerrado'],
  ]);
});

test('prices and means of payment have a line each', () => {
  const precios = [
    { capacidad: 1, precio: 12_000 },
    { capacidad: 2, precio: 20_000 },
  ];
  expect(lines({ precios: dato('precios', 'Precios') }, { precios })).toEqual([
    ['Precio para 1 persona', '$\u00a012.000'],
    ['Precio para 2 personas', '$\u00a020.000'],
  ]);
  const forma = { contado: dato('porMedio', 'Contado') };
  expect(lines(forma, { contado: { EFECTIVO: 500 } })).toEqual([
    ['Contado, efectivo', '$\u00a0500'],
  ]);
});

test.each([
  ['siNo', true, 'Sí'],
  ['siNo', false, 'No'],
  ['numero', 3, '3'],
  ['momento', '2026-10-01T09:00:00', 'jueves 1 de octubre, 09:00'],
  ['turno', 12, 'n.º 12'],
  ['tramos', [], 'Cerrado'],
  [
    'tramos',
    [
      { horaInicio: '08:00', horaFin: '12:00' },
      { horaInicio: '16:00', horaFin: '20:00' },
    ],
    '08:00\u00a0a\u00a012:00, 16:00\u00a0a\u00a020:00',
  ],
  [
    'pie',
    [
      { dias: 'Lunes', tramos: ['8 a 12', '16 a 20'] },
      { dias: 'Domingo', tramos: [] },
    ],
    'Lunes 8 a 12 y 16 a 20; Domingo cerrado',
  ],
  ['horasAntes', [24, 2], '24, 2'],
  ['horasAntes', [], 'Ninguno'],
  [
    'estaciones',
    [
      { nombre: 'Tina', lugares: 1 },
      { nombre: 'Sauna', lugares: 3 },
    ],
    'Tina, Sauna (3)',
  ],
  ['estaciones', [], 'Ninguna'],
  ['sitios', ['https://a.example', 'https://b.example'], 'https://a.example, https://b.example'],
  ['sitios', [], 'Ninguno'],
] as const)('%s %j is said as %s', (clase, valor, said) => {
  expect(text(clase, valor)).toBe(said);
});

test('only what is shown element by element is merged so', () => {
  expect(['semana', 'precios', 'porMedio'].every((clase) => esPorPartes(clase as 'semana'))).toBe(
    true,
  );
  expect(esPorPartes('tramos')).toBe(false);
});

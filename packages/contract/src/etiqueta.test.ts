import { expect, test } from 'vitest';
import { SiNadieCambio } from './etiqueta.ts';

const leida = (texto: unknown) => SiNadieCambio.safeParse({ 'if-match': texto }).data?.['if-match'];

test.each([
  ['*', '*'],
  [' * ', '*'],
  ['"a"', ['"a"']],
  ['""', ['""']],
  ['"a,b"', ['"a,b"']],
  ['W/"a"', ['W/"a"']],
  ['"a", "b"', ['"a"', '"b"']],
  ['"a",W/"b"\t,"c"', ['"a"', 'W/"b"', '"c"']],
  [', ,"a" ,, ', ['"a"']],
  ['"ñ"', ['"ñ"']],
])('%s names %j', (texto, etiquetas) => {
  expect(leida(texto)).toEqual(etiquetas);
});

test.each([
  '',
  ' ',
  ',',
  'a',
  '"a',
  'a"',
  '"a" "b"',
  '"a""b"',
  'w/"a"',
  'W/ "a"',
  'W/',
  '"a" b',
  '*, "a"',
  '"a", *',
  '**',
  '"a b"',
  '"\u0000"',
  '"a";',
  7,
  null,
])('%j is not a list of tags', (texto) => {
  expect(SiNadieCambio.safeParse({ 'if-match': texto }).error?.issues).toMatchObject([
    { path: ['if-match'], message: 'If-Match debe ser * o una lista de etiquetas entre comillas' },
  ]);
});

test('none is none', () => {
  expect(SiNadieCambio.parse({})).toEqual({});
});

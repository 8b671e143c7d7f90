import { expect, test } from 'vitest';
import { destinoCon, numeroEn, paginaEn, paginaParaPersonas, textoEn } from './direccion.ts';

test.each([
  ['', 0],
  ['pagina=1', 0],
  ['pagina=3', 2],
  ['pagina=0', 0],
  ['pagina=-2', 0],
  ['pagina=1e3', 0],
  ['pagina=uno', 0],
  ['pagina=9999999999', 0],
])('%j is page %i of the wire', (consulta, pagina) => {
  expect(paginaEn(consulta)).toBe(pagina);
});

test('what is not there is null or empty', () => {
  expect([numeroEn('', 'cliente'), numeroEn('cliente=7', 'cliente')]).toEqual([null, 7]);
  expect([textoEn('', 'buscar'), textoEn('buscar=jos%C3%A9+n', 'buscar')]).toEqual(['', 'josé n']);
});

test('an address holds what there is to keep, and reads back', () => {
  expect(destinoCon('/dashboard/clientes', { buscar: '', pagina: null })).toBe(
    '/dashboard/clientes',
  );
  const destino = destinoCon('/dashboard/clientes', { buscar: 'a&b c', cliente: 4 });
  expect(destino).toBe('/dashboard/clientes?buscar=a%26b+c&cliente=4');
  expect(textoEn(destino.split('?')[1] ?? '', 'buscar')).toBe('a&b c');
  expect([0, 1, 2].map(paginaParaPersonas)).toEqual([null, 2, 3]);
});

import { ALCANCES } from '@remanso/contract/sistema/tokens.rules';
import { expect, test } from 'vitest';
import { DURACIONES, alcancesEnPalabras, ultimoDia, usoEnPalabras } from './tokens.view.ts';

const HOY = '2026-10-01';

test('what a program may do is told, or that it is everything', () => {
  expect(alcancesEnPalabras(['agenda:leer', 'informes:leer'])).toBe(
    'Ver los turnos · Ver las cifras y bajar las planillas',
  );
  expect(alcancesEnPalabras([...ALCANCES])).toMatch(/^Todo/);
});

test.each([
  [null, null, 'Sin pedidos todavía'],
  ['2026-10-01T09:41:00', null, 'Último pedido hoy a las 09:41'],
  ['2026-09-30T09:41:00', null, 'Último pedido ayer a las 09:41'],
  ['2026-09-24T09:41:00', null, 'Último pedido el jueves 24 de septiembre'],
  [null, '2026-10-02T00:00:00', 'Sin pedidos todavía · Vence el jueves 1 de octubre de 2026'],
  [
    null,
    '2026-10-01T00:00:00',
    'Sin pedidos todavía · Venció el miércoles 30 de septiembre de 2026',
  ],
  [null, '2026-10-05T10:00:00', 'Sin pedidos todavía · Vence el lunes 5 de octubre de 2026'],
])('used %s, ending %s: %s', (ultimoUso, venceEn, words) => {
  expect(usoEnPalabras({ ultimoUso, venceEn }, HOY)).toBe(words);
});

test('a llave ends by itself only where somebody says so', () => {
  expect(DURACIONES.map(({ valor }) => ultimoDia(valor, HOY))).toEqual([
    null,
    '2026-10-31',
    '2027-03-30',
    '2027-10-01',
  ]);
});

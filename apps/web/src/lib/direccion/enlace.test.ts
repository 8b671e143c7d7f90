import { expect, test } from 'vitest';
import { tokenEnDireccion } from './enlace.ts';

test.each([
  ['?token=abc_-1', 'abc_-1'],
  ['token=abc', 'abc'],
  ['?token=', null],
  ['?token=%20', null],
  ['', null],
  ['?otro=1', null],
])('the token of %j is %j', (busqueda, token) => {
  expect(tokenEnDireccion(busqueda)).toBe(token);
});

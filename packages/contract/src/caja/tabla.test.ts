import { expect, test } from 'vitest';
import { escribirFilas } from './tabla.ts';

test.each([
  [[['a', 1, null]], 'a;1;\r\n'],
  [[['a;b', 'dos\nrenglones', 'con "comillas"']], '"a;b";"dos\nrenglones";"con ""comillas"""\r\n'],
  [[['=1+1', '-5', -5, '+54', '@x']], `"'=1+1";"'-5";-5;"'+54";"'@x"\r\n`],
  [[], ''],
])('%j', (filas, texto) => {
  expect(escribirFilas(filas)).toBe(texto);
});

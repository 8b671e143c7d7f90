import { expect, test } from 'vitest';
import { intentoPara } from './intento.ts';

test('el mismo contenido conserva su clave, y otro estrena una', () => {
  const primero = intentoPara(null, { franjaId: 1 });
  expect(intentoPara(primero, { franjaId: 1 })).toBe(primero);
  expect(intentoPara(primero, { franjaId: 2 }).clave).not.toBe(primero.clave);
  expect(intentoPara(null, { franjaId: 1 }).clave).not.toBe(primero.clave);
});

import { expect, test } from 'vitest';
import { estaEnDuda, intentoPara } from './intento.ts';

test('el mismo contenido conserva su clave, y otro estrena una', () => {
  const primero = intentoPara(null, { franjaId: 1 });
  expect(intentoPara({ ...primero, enDuda: false }, { franjaId: 1 })).toEqual(primero);
  expect(intentoPara(primero, { franjaId: 2 }).clave).not.toBe(primero.clave);
  expect(intentoPara(null, { franjaId: 1 }).clave).not.toBe(primero.clave);
});

test('lo enviado queda en duda hasta que se lo rechaza, y solo eso', () => {
  const enviado = intentoPara(null, { franjaId: 1 });
  expect(estaEnDuda(enviado, { franjaId: 1 })).toBe(true);
  expect(estaEnDuda(enviado, { franjaId: 2 })).toBe(false);
  expect(estaEnDuda({ ...enviado, enDuda: false }, { franjaId: 1 })).toBe(false);
  expect(estaEnDuda(null, { franjaId: 1 })).toBe(false);
});

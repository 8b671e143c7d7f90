import { expect, test } from 'vitest';
import { pausaTras, vidaDe } from './avisos.rules.ts';

const MINUTO = 60_000;

test('the pauses grow from seconds to half an hour, and no further', () => {
  const pausas = Array.from({ length: 60 }, (_, n) => pausaTras(n + 1));
  expect(pausas).toEqual(pausas.toSorted((a, b) => a - b));
  expect([pausas[0], pausas.at(-1)]).toEqual([5_000, 30 * MINUTO]);
});

test('a mail server may be away for 23 hours without anything being given up', () => {
  let minuto = 0;
  for (let intentos = 1; minuto < 23 * 60; intentos += 1) minuto += pausaTras(intentos) / MINUTO;
  expect(minuto * MINUTO).toBeLessThan(vidaDe('cambio-de-email'));
});

test('a link to choose another password is not tried beyond its hour', () => {
  expect(vidaDe('contrasena')).toBe(60 * MINUTO);
});

import { expect, test } from 'vitest';
import { emailCorregido } from './emails-dudosos.rules.ts';

test.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.ar', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmail.comar', 'ana@hotmail.com.ar'],
  ['ana@hotmal.es', 'ana@hotmail.es'],
  ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@estudio-paz.con.ar', 'ana@estudio-paz.com.ar'],
  ['Ana.Paz@GMIAL.com', 'Ana.Paz@gmail.com'],
])('%s is asked about as %s', (email, meant) => {
  expect(emailCorregido(email)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@hotmail.com.ar',
  'ana@hotmail.fr',
  'ana@yahoo.com.mx',
  'ana@ymail.com',
  'ana@email.com',
  'ana@love.com',
  'ana@estudio.com.co',
  'ana@ejemplo.com',
  'ana@conicet.gov.ar',
])('%s is asked about no further', (email) => {
  expect(emailCorregido(email)).toBeNull();
});

import { repartoDelTurno } from '@remanso/contract/franja/franjas.rules';
import { expect, test } from 'vitest';
import { duracionEnPalabras } from './duracion.view.ts';

test.each([
  [60, { circuito: 50, cambio: 10 }, '50 minutos de circuito y 10 para cambiarse'],
  [90, { circuito: 50, cambio: 40 }, '50 minutos de circuito y 40 para cambiarse'],
  [50, { circuito: 50, cambio: 0 }, '50 minutos'],
  [45, { circuito: 45, cambio: 0 }, '45 minutos'],
])('a franja of %i minutes says what it is made of', (minutos, reparto, texto) => {
  expect(repartoDelTurno(minutos)).toEqual(reparto);
  expect(duracionEnPalabras(minutos)).toBe(texto);
});

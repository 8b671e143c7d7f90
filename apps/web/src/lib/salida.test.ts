import { expect, test } from 'vitest';
import { alSalir, hayGuardia, ponerGuardia } from './salida.ts';

test('sin nada que perder se sale en el acto', () => {
  let salio = false;
  void alSalir(() => (salio = true));
  expect(salio).toBe(true);
});

test('con algo sin guardar se sale solo si se acepta, y una vez aceptado nadie vuelve a preguntar', async () => {
  let salio = 0;
  let acepta = false;
  const quitar = ponerGuardia(async () => acepta);
  await alSalir(() => (salio += 1));
  expect([salio, hayGuardia()]).toEqual([0, true]);
  acepta = true;
  await alSalir(() => (salio += 1));
  expect([salio, hayGuardia()]).toEqual([1, false]);
  quitar();
});

test('quitar una guardia no quita la que vino después', () => {
  const quitarVieja = ponerGuardia(async () => false);
  const quitarNueva = ponerGuardia(async () => false);
  quitarVieja();
  expect(hayGuardia()).toBe(true);
  quitarNueva();
  expect(hayGuardia()).toBe(false);
});

import { expect, test } from 'vitest';
import { alSalir, hayGuardia, ponerGuardia } from './salida.ts';

test('with nothing to lose one leaves at once', () => {
  let salio = false;
  void alSalir(() => (salio = true));
  expect(salio).toBe(true);
});

test('with something unsaved one leaves only by a yes, and after it nobody asks again', async () => {
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

test('removing a guard does not remove the one that came after it', () => {
  const quitarVieja = ponerGuardia(async () => false);
  const quitarNueva = ponerGuardia(async () => false);
  quitarVieja();
  expect(hayGuardia()).toBe(true);
  quitarNueva();
  expect(hayGuardia()).toBe(false);
});

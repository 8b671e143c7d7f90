import { expect, test } from 'vitest';
import { esErrorDeCarga } from './error-de-carga.view.ts';

test.each([
  'Failed to fetch dynamically imported module: https://remanso.example/assets/Login-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type for a module script.",
  'Unable to preload CSS for /assets/app.css',
])('%s', (mensaje) => {
  expect(esErrorDeCarga(new TypeError(mensaje))).toBe(true);
});

test('an error of the screen is none of loading', () => {
  expect(
    esErrorDeCarga(new TypeError("Cannot read properties of undefined (reading 'nombre')")),
  ).toBe(false);
});

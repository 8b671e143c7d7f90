import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nombreBusqueda } from './usuarios.rules.ts';

test.each([
  ['Muñoz', 'munoz'],
  ['MUN\u0303OZ', 'munoz'],
  ['María José Ñáñez', 'maria jose nanez'],
  ['Güemes', 'guemes'],
  ['Ångström Çelik', 'angstrom celik'],
  ['İnci', 'inci'],
  ["O'Brien D’Angelo", 'obrien dangelo'],
  ['100%_x', '100%_x'],
  ['', ''],
])('%s is searched as %s', (nombre, buscado) => {
  expect(nombreBusqueda(nombre)).toBe(buscado);
});

test('finds a name however its accents and its case were typed', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aeiouñnáéíóúüÁÑ z'.split('')) });
  fc.assert(
    fc.property(name, (nombre) => {
      const buscado = nombreBusqueda(nombre);
      for (const form of ['NFC', 'NFD'] as const) {
        expect(nombreBusqueda(nombre.normalize(form))).toBe(buscado);
        expect(nombreBusqueda(nombre.toUpperCase().normalize(form))).toBe(buscado);
      }
      expect(buscado).toMatch(/^[a-z ]*$/);
    }),
  );
});

test('what was made searchable stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (nombre) => {
      const buscado = nombreBusqueda(nombre);
      expect(nombreBusqueda(buscado)).toBe(buscado);
    }),
    { numRuns: 1_000 },
  );
});

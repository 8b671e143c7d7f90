import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalizar } from './nombres.rules.ts';

test.each([
  ['maría josé', 'María José'],
  ['MARÍA del CARMEN', 'MARÍA Del CARMEN'],
  ['ñandú', 'Ñandú'],
  ['álvarez', 'Álvarez'],
  ['mcDonald', 'McDonald'],
  ['ana  paz', 'Ana  Paz'],
  ["o'higgins díaz-vélez", "O'higgins Díaz-vélez"],
  ['', ''],
])('%j is %j', (before, after) => {
  expect(capitalizar(before)).toBe(after);
});

test('touches the first letter of each word and nothing else', () => {
  const letter = fc.constantFrom(
    ...'abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ'.split(''),
  );
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (words) => {
      const result = capitalizar(words.join(' ')).split(' ');
      expect(result.map((each) => each.slice(1))).toEqual(
        words.length ? words.map((each) => each.slice(1)) : [''],
      );
      expect(result.map((each) => each.charAt(0))).toEqual(
        words.length ? words.map((each) => each.charAt(0).toLocaleUpperCase('es')) : [''],
      );
    }),
  );
});

import { expect, test } from 'vitest';
import { firstDifference } from './first-difference.ts';

test('equal values do not differ, whatever the order of their keys', () => {
  const expected = { a: 1, b: [{ c: null }], d: undefined };
  expect(firstDifference(expected, { b: [{ c: null }], a: 1 })).toBeUndefined();
});

test.each([
  [{ a: { b: 1 } }, { a: { b: 2 } }, 'the answer.a.b: expected 1, found 2'],
  [{ a: [1] }, { a: [1, 2] }, 'the answer.a.1: expected undefined, found 2'],
  [{ a: [] }, { a: {} }, 'the answer.a: expected [], found {}'],
  [{ a: 1 }, { a: 1, b: 'x' }, 'the answer.b: expected undefined, found "x"'],
  [null, {}, 'the answer: expected null, found {}'],
])('%j and %j differ at a path that is told', (expected, found, words) => {
  expect(firstDifference(expected, found)).toBe(words);
});

import { expect, test } from 'vitest';
import { contarPersonas } from './contarPersonas.ts';

test('one or many', () => {
  expect(contarPersonas(1)).toBe('1 persona');
  expect(contarPersonas(3)).toBe('3 personas');
});

import { expect, test } from 'vitest';
import { enLista, contarPersonas } from './palabras.ts';

test.each([
  [['lunes'], 'lunes'],
  [['Luis', 'Sol'], 'Luis y Sol'],
  [['Luis', 'Sol', 'Inés'], 'Luis, Sol e Inés'],
  [['Ana', 'Hilda'], 'Ana e Hilda'],
  [['Ana', 'Ian'], 'Ana y Ian'],
])('%s: %s', (textos, escrito) => {
  expect(enLista(textos)).toBe(escrito);
});

test('one or many', () => {
  expect(contarPersonas(1)).toBe('1 persona');
  expect(contarPersonas(3)).toBe('3 personas');
});

import { expect, test } from 'vitest';
import { enLista } from './enLista.ts';

test.each([
  [['lunes'], 'lunes'],
  [['Luis', 'Sol'], 'Luis y Sol'],
  [['Luis', 'Sol', 'Inés'], 'Luis, Sol e Inés'],
  [['Ana', 'Hilda'], 'Ana e Hilda'],
  [['Ana', 'Ian'], 'Ana y Ian'],
])('%s: %s', (textos, escrito) => {
  expect(enLista(textos)).toBe(escrito);
});

import { expect, test } from 'vitest';
import { textoDeCierre } from './cierre.view.ts';

test('a booking says why the centre does not open then, and nothing where it does', () => {
  expect(textoDeCierre({})).toBeNull();
  expect(textoDeCierre({ cierre: 'Navidad' })).toBe('En ese horario el centro no abre (Navidad).');
  expect(textoDeCierre({ cierre: 'Fuera de horario' })).toBe(
    'En ese horario el centro ya no abre.',
  );
});

import { expect, test } from 'vitest';
import { textoDeCierre } from './cierre.view.ts';

test('a booking says why the centre does not open then, and nothing where it does', () => {
  expect(textoDeCierre({ cerrada: null })).toBeNull();
  expect(textoDeCierre({ cerrada: { motivo: 'Navidad' } })).toBe(
    'En ese horario el centro no abre (Navidad).',
  );
  expect(textoDeCierre({ cerrada: { motivo: 'Fuera de horario' } })).toBe(
    'En ese horario el centro ya no abre.',
  );
});

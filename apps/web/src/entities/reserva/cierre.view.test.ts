import { expect, test } from 'vitest';
import { enlaceAlCentro, textoDeCierre } from './cierre.view.ts';

test('a booking says why the centre does not open then, and nothing where it does', () => {
  expect(textoDeCierre({})).toBeNull();
  expect(textoDeCierre({ cierre: 'Navidad' })).toBe('En ese horario el centro no abre (Navidad).');
  expect(textoDeCierre({ cierre: 'Fuera de horario' })).toBe(
    'En ese horario el centro ya no abre.',
  );
});

test('the message to the centre names the booking', () => {
  const franja = { id: 1, inicio: '2026-10-02T08:00:00', fin: '2026-10-02T09:00:00' };
  const enlace = new URL(enlaceAlCentro({ franja }));
  expect(enlace.host).toBe('wa.me');
  expect(enlace.searchParams.get('text')).toContain('viernes 2 de octubre a las 08:00');
});

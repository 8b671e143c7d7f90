import { expect, test } from 'vitest';
import { enlaceAlCentro } from './enlaceAlCentro.ts';

const franja = { id: 1, inicio: '2026-10-02T08:00:00', fin: '2026-10-02T09:00:00' };
const ana = {
  asientoId: 1,
  esTitular: true,
  nombreOptional: 'Ana Paz',
  sexoOptional: 'FEMENINO',
} as const;
const sol = {
  asientoId: 2,
  esTitular: false,
  nombreOptional: 'Sol',
  sexoOptional: 'FEMENINO',
} as const;

test.each([
  [
    { franja, participantes: [ana, sol], cerrada: null },
    'Hola, soy Ana Paz. Tengo una reserva para 2 personas el viernes 2 de octubre a las 08:00. Ya pasó el plazo para cambiarla o cancelarla desde la página. ¿Qué puedo hacer?',
  ],
  [
    { franja, participantes: [ana], cerrada: { motivo: 'Navidad' } },
    'Hola, soy Ana Paz. Tengo una reserva el viernes 2 de octubre a las 08:00. Veo que en ese horario no abren. ¿A qué otro turno la puedo pasar?',
  ],
])('the message to the centre names the holder and the turn: %#', (reserva, texto) => {
  const enlace = new URL(enlaceAlCentro({ whatsapp: '5493875550199' }, reserva));
  expect(enlace.origin + enlace.pathname).toBe('https://wa.me/5493875550199');
  expect(enlace.searchParams.get('text')).toBe(texto);
});

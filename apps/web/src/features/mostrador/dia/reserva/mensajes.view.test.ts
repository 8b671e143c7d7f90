import { expect, test } from 'vitest';
import { recadoDeCancelada, enlaceParaCliente } from './mensajes.view.ts';

const RESERVA = {
  cliente: {
    id: 7,
    nombre: 'Ana',
    apellido: 'Paz',
    email: 'a@b.co',
    telefono: '0381 155550142',
    nota: '',
  },
  franja: { id: 1, inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' },
};

test('the messages say the day, the hour and what happened', () => {
  expect(recadoDeCancelada(RESERVA)).toBe(
    'Hola, Ana. Te escribimos de Remanso. Tu reserva para el jueves 1 de octubre a las 09:00 quedó cancelada. Cualquier duda, responde este mensaje.',
  );
});

test('the link takes the message to whoever has a number of this country', () => {
  expect(enlaceParaCliente(RESERVA, 'Hola')).toBe('https://wa.me/5493815550142?text=Hola');
  const { cliente } = RESERVA;
  expect(
    enlaceParaCliente({ ...RESERVA, cliente: { ...cliente, telefono: '123' } }, ''),
  ).toBeNull();
  expect(enlaceParaCliente({ ...RESERVA, cliente: { ...cliente, id: null } }, '')).toBeNull();
});

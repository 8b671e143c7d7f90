import { expect, test } from 'vitest';
import {
  recadoDeCancelada,
  recadoDeMovida,
  enlaceParaCliente,
  recordatorio,
} from './mensajes.view.ts';

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
  personas: 2,
};

test('the messages say the day, the hour and what happened', () => {
  expect(recordatorio(RESERVA)).toBe(
    'Hola, Ana. Te escribimos de Remanso. Un recordatorio: tu turno es el jueves 1 de octubre a las 09:00, para 2 personas. Llega 10 minutos antes, con ropa cómoda y toalla. ¡Te esperamos!',
  );
  expect(recordatorio({ ...RESERVA, personas: 1 })).toContain('a las 09:00. Llega');
  expect(recadoDeMovida(RESERVA, '2026-09-30T18:00:00')).toBe(
    'Hola, Ana. Te escribimos de Remanso. Tu turno, que era el miércoles 30 de septiembre a las 18:00, pasó a ser el jueves 1 de octubre a las 09:00. El precio no cambia. ¡Te esperamos!',
  );
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

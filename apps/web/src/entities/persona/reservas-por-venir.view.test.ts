import { expect, test } from 'vitest';
import { conCanceladas, cuantasTiene, opcionesDeReservas } from './reservas-por-venir.view.ts';

test('what may become of bookings is said of one, of several, and of nobody knows how many', () => {
  const nombres = (pendientes?: number) => [
    cuantasTiene(pendientes),
    ...opcionesDeReservas(pendientes).map(({ nombre }) => nombre),
  ];
  expect(nombres(1)).toEqual(['Tiene 1 reserva por venir', 'Dejarla en pie', 'Cancelarla']);
  const varias = ['Dejarlas en pie', 'Cancelarlas todas'];
  expect(nombres(3)).toEqual(['Tiene 3 reservas por venir', ...varias]);
  expect(nombres()).toEqual(['Si tiene reservas por venir', ...varias]);
});

test('what was done tells how many bookings went with it', () => {
  expect(conCanceladas('Cliente eliminado', 0)).toBe('Cliente eliminado');
  expect(conCanceladas('Cliente eliminado', 1)).toBe('Cliente eliminado. Se canceló 1 reserva.');
  expect(conCanceladas('Cliente desactivado', 3)).toBe(
    'Cliente desactivado. Se cancelaron 3 reservas.',
  );
});

import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { cambiosEntre } from './cambios-ajenos.view.ts';

const NOMBRES = ['Ana Paz', 'Luis Gil', 'Zulma Ríos', 'Cliente eliminado'];

/** Returns a franja with bookings of these ids. An id is an index in `NOMBRES`. */
function franja(horaInicio: string, ...ids: number[]): Pick<Franja, 'horaInicio' | 'reservas'> {
  const reservas = ids.map((id) => {
    const [nombre = '', apellido = ''] = (NOMBRES[id] ?? '').split(' ');
    return { id, cliente: { nombre, apellido } };
  });
  return { horaInicio, reservas: reservas as NonNullable<Franja['reservas']> };
}

test('a booking that came and one that left are named with their hours', () => {
  expect(cambiosEntre([franja('09:00', 0)], [franja('09:00', 0), franja('10:00', 1)])).toBe(
    'Reserva nueva: Luis Gil, 10:00.',
  );
  expect(cambiosEntre([franja('09:00', 0, 2)], [franja('09:00', 2)])).toBe(
    'Ya no está la reserva de Ana Paz, 09:00.',
  );
});

test('many changes are counted, and none is told where the bookings are the same', () => {
  expect(cambiosEntre([franja('09:00', 0)], [franja('09:00', 1, 2)])).toBe(
    'Hubo 3 cambios en las reservas de este día.',
  );
  expect(cambiosEntre([franja('09:00', 0)], [franja('09:00', 0), franja('10:00')])).toBeNull();
});

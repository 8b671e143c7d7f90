import { expect, test } from 'vitest';
import { ajenas, destinoDelPropio } from './turnos-propios.view.ts';

const PROPIOS = [11, 12, 13, 14, 15, 16].map((id) => ({ id, franja: { id: id + 100 } }));

test('an own franja leads to its booking, on the page where it is', () => {
  expect(destinoDelPropio(PROPIOS, 111)).toBe('/reservas/mis-reservas?reserva=11');
  expect(destinoDelPropio(PROPIOS, 116)).toBe('/reservas/mis-reservas?pagina=2&reserva=16');
  expect(destinoDelPropio(PROPIOS, 11)).toBeNull();
});

test('the others are those without a booking', () => {
  expect(ajenas(PROPIOS, [{ id: 112 }, { id: 200 }])).toEqual([{ id: 200 }]);
});

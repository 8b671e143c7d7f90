import { expect, test } from 'vitest';
import { grupoHabitual } from './grupo-habitual.view.ts';

test('the usual group is that of the booking made last, unless it was cancelled', () => {
  const reservas = [
    { id: 7, estado: 'confirmada', numPersonas: 1 },
    { id: 9, estado: 'cancelada', numPersonas: 4 },
    { id: 8, estado: 'completada', numPersonas: 2 },
  ] as const;
  expect(grupoHabitual(reservas)).toEqual({ personas: 2, como: 8 });
  expect(grupoHabitual(reservas.slice(0, 2))).toEqual({ personas: 1, como: null });
  expect(grupoHabitual([])).toEqual({ personas: 1, como: null });
});

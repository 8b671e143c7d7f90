import { expect, test } from 'vitest';
import { grupoHabitual, yaPaso } from './proxima.view.ts';

test('a turno is over from the minute in which it ends', () => {
  const franja = { id: 7, inicio: '2026-11-23T08:00:00', fin: '2026-11-23T09:00:00' };
  expect(yaPaso({ franja }, '2026-11-23T08:59')).toBe(false);
  expect(yaPaso({ franja }, '2026-11-23T09:00')).toBe(true);
});

test('the usual group is that of the latest booking that took place', () => {
  const anteriores = [
    { id: 9, estado: 'cancelada', numPersonas: 4 },
    { id: 8, estado: 'completada', numPersonas: 2 },
    { id: 7, estado: 'completada', numPersonas: 1 },
  ] as const;
  expect(grupoHabitual(anteriores)).toEqual({ personas: 2, como: 8 });
  expect(grupoHabitual(anteriores.slice(2))).toEqual({ personas: 1, como: null });
  expect(grupoHabitual([])).toEqual({ personas: 1, como: null });
});

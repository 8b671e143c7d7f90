import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { fijosEnPalabras } from './fijos.view.ts';

test('whose turn is fijo is named where there are others, with the day of the series', () => {
  const reserva = (nombre: string, diaFijo?: 'MARTES' | 'LUNES') =>
    ({
      cliente: { nombre },
      franja: { inicio: '2026-10-06T18:00:00' },
      ...(diaFijo && { serieId: 1, diaFijo }),
    }) as ReservaDelMostrador;
  expect(fijosEnPalabras([reserva('Luis')])).toBe('');
  expect(fijosEnPalabras([reserva('Ana', 'LUNES')])).toBe('Lunes fijo');
  expect(fijosEnPalabras([reserva('Luis'), reserva('Ana', 'MARTES')])).toBe('Martes fijo: Ana');
  const dos = [reserva('Ana', 'MARTES'), reserva('Luis', 'MARTES')];
  expect(fijosEnPalabras(dos)).toBe('Martes fijo: Ana y Luis');
});

import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { esperasEnPalabras } from './esperas.view.ts';

test('who waits is named where there are others, and counted where they are several', () => {
  const reserva = (nombre: string, vence?: string) =>
    ({
      cliente: { nombre },
      pagado: 0,
      senia: vence === undefined ? null : { monto: 6_000, vence: `2026-10-01T${vence}:00` },
    }) as ReservaDelMostrador;
  const ana = reserva('Ana', '19:00');
  const palabras = (...reservas: ReservaDelMostrador[]) =>
    esperasEnPalabras(reservas, '2026-10-01').replaceAll('\u00a0', ' ');
  expect(palabras(reserva('Luis'))).toBe('');
  expect(palabras(ana)).toBe('Espera la seña de $ 6.000 hasta hoy a las 19:00');
  expect(palabras(reserva('Luis'), ana)).toBe(
    'Ana espera la seña de $ 6.000 hasta hoy a las 19:00',
  );
  expect(palabras(ana, reserva('Eva', '12:00'))).toBe(
    '2 esperan la seña, la primera hasta hoy a las 12:00',
  );
});

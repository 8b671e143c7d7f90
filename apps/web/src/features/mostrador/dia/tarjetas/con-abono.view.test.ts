import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { conAbonoEnPalabras } from './con-abono.view.ts';

test('who comes with an abono is named where there are others', () => {
  const reserva = (nombre: string, conAbono = false) =>
    ({
      cliente: { nombre },
      ...(conAbono && { abono: { id: 1, nombre: 'Pack de 10' } }),
    }) as ReservaDelMostrador;
  expect(conAbonoEnPalabras([reserva('Luis')])).toBe('');
  expect(conAbonoEnPalabras([reserva('Ana', true)])).toBe('Con abono');
  expect(conAbonoEnPalabras([reserva('Luis'), reserva('Ana', true)])).toBe('Con abono: Ana');
});

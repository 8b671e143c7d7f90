import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useEffect, useState, type RefObject } from 'react';
import { perezosa } from '../../../lib/perezosa.ts';

export const VentanaDeCuenta = perezosa(
  async () => (await import('../../../entities/pago/VentanaDeCuenta.tsx')).VentanaDeCuenta,
);

/** Keeps the booking of a list whose account (VentanaDeCuenta) is open. */
export function useCuentaAbierta(
  reservas: readonly ReservaDelMostrador[],
  /** The element that takes the focus once the open booking is paid and leaves the list. */
  refDeFoco: RefObject<HTMLElement | null>,
) {
  const [cuenta, setCuenta] = useState<number | null>(null);
  const abierta = reservas.find(({ id }) => id === cuenta);
  const saldada = cuenta !== null && !abierta;
  // A booking leaves the list once the booking is paid. The window of the account then disappears
  // together with the button that opened the window, so the focus moves to `refDeFoco`.
  useEffect(() => {
    if (saldada) refDeFoco.current?.focus();
  }, [saldada, refDeFoco]);
  return { abierta, abrir: setCuenta, cerrar: () => setCuenta(null) };
}

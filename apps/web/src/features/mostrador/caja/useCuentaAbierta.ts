import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useEffect, useState, type RefObject } from 'react';
import { perezosa } from '../../../lib/perezosa.ts';

export const VentanaDeCuenta = perezosa(
  async () => (await import('../../../entities/pago/VentanaDeCuenta.tsx')).VentanaDeCuenta,
);

/** The account of one of the bookings of a list, in a window of its own. */
export function useCuentaAbierta(
  reservas: readonly ReservaDelMostrador[],
  /** What takes the focus once a booking that is settled has left the list. */
  refDeFoco: RefObject<HTMLElement | null>,
) {
  const [cuenta, setCuenta] = useState<number | null>(null);
  const abierta = reservas.find(({ id }) => id === cuenta);
  const saldada = cuenta !== null && !abierta;
  // The window and the button of it go with the booking.
  useEffect(() => {
    if (saldada) refDeFoco.current?.focus();
  }, [saldada, refDeFoco]);
  return { abierta, abrir: setCuenta, cerrar: () => setCuenta(null) };
}

import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The key of the mutation that makes a booking of the client's own. */
export const HACER_RESERVA = ['hacer-reserva'] as const;

const HECHAS = { mutationKey: HACER_RESERVA, status: 'success' } as const;

/**
 * Returns the booking that the client has just made; undefined where there is none. Only the first
 * screen that asks after the booking gets it: the booking may have changed until another one asks.
 */
export function useRecienHecha(): ReservaDeCliente | undefined {
  const mutaciones = useQueryClient().getMutationCache();
  const [hecha] = useState(
    () => mutaciones.findAll(HECHAS).at(-1)?.state.data as ReservaDeCliente | undefined,
  );
  useEffect(() => {
    for (const una of mutaciones.findAll(HECHAS)) mutaciones.remove(una);
  }, [mutaciones]);
  return hecha;
}

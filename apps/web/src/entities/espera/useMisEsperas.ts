import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { useQuery } from '@tanstack/react-query';
import { consultasDeReservasPropias } from '../reserva/propias/reservas-propias.queries.ts';

const NINGUNA: readonly Espera[] = [];

/**
 * Returns the client's own entries in the lines of franjas, the open ones first. The entries are
 * part of the summary of the bookings. The list is empty while the summary is read, so that no
 * screen waits for it.
 */
export function useMisEsperas(): readonly Espera[] {
  const { data } = useQuery(consultasDeReservasPropias.resumen());
  // A copy that an earlier version of the app has stored has no `esperas`.
  return (data?.esperas as readonly Espera[] | undefined) ?? NINGUNA;
}

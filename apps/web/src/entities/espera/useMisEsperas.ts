import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { useQuery } from '@tanstack/react-query';
import { consultasDeReservasPropias } from '../reserva/propias/reservas-propias.queries.ts';

const NINGUNA: readonly Espera[] = [];

/**
 * The client's own entries in the lines of franjas, the open ones first. They come with the summary
 * of the bookings; none while it is read, which no screen waits for.
 */
export function useMisEsperas(): readonly Espera[] {
  const { data } = useQuery(consultasDeReservasPropias.resumen());
  // A copy that an earlier version of the app has stored has no `esperas`.
  return (data?.esperas as readonly Espera[] | undefined) ?? NINGUNA;
}

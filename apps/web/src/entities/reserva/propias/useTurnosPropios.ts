import { useQuery } from '@tanstack/react-query';
import { consultasDeReservasPropias } from './reservas-propias.queries.ts';
import type { TurnosPropios } from './turnos-propios.view.ts';

const NINGUNO: TurnosPropios = [];

/**
 * Returns the client's bookings to come; an empty list while they load, so that no screen waits.
 */
export function useTurnosPropios(): TurnosPropios {
  const { data = NINGUNO } = useQuery(consultasDeReservasPropias.sinPaginas('proximas'));
  return data;
}

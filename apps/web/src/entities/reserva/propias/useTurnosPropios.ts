import { useQuery } from '@tanstack/react-query';
import { consultasDeReservasPropias } from './reservas-propias.queries.ts';
import type { TurnosPropios } from './turnos-propios.view.ts';

const NINGUNO: TurnosPropios = [];

/** The client's bookings to come; none while they are not known, which no screen waits for. */
export function useTurnosPropios(): TurnosPropios {
  const { data = NINGUNO } = useQuery(consultasDeReservasPropias.sinPaginas('proximas'));
  return data;
}

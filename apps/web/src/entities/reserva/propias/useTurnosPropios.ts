import { useQuery } from '@tanstack/react-query';
import { useSesion } from '../../../lib/sesion/useSesion.ts';
import { consultasDeReservasPropias } from './reservas-propias.queries.ts';
import type { TurnosPropios } from './turnos-propios.view.ts';

const NINGUNO: TurnosPropios = [];

/**
 * Returns the client's bookings to come; an empty list while they load, so that no screen waits,
 * and for who has no session.
 */
export function useTurnosPropios(): TurnosPropios {
  const { isAuthenticated: enabled } = useSesion();
  const { data } = useQuery({ ...consultasDeReservasPropias.porVenir(), enabled });
  return data?.reservas ?? NINGUNO;
}

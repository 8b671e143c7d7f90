import { franjasPorFecha } from '@remanso/contract/franjas.contract';
import { cancelarReserva } from '@remanso/contract/reservas.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

const CADA_CUANTO_MS = 15_000;

export const consultasDeFranjas = {
  todas: ['franjas'] as const,

  /** A day with its bookings, as the desk sees it; it keeps itself up to date. */
  delDia: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDeFranjas.todas, 'dia', fecha],
      queryFn: ({ signal }) =>
        llamar(franjasPorFecha, {
          params: { fecha },
          query: { incluirDetalles: true },
          siFalla: 'Error al obtener turnos del día',
          signal,
        }),
      staleTime: 0,
      refetchInterval: CADA_CUANTO_MS,
      refetchOnWindowFocus: true,
    }),
};

export function useCancelarReserva() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      llamar(cancelarReserva, { params: { id }, siFalla: 'Error al cancelar la reserva' }),
    // Also after a refusal: it tells that the day on screen was out of date.
    onSettled: () => cliente.invalidateQueries({ queryKey: consultasDeFranjas.todas }),
  });
}

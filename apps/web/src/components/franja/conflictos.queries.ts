import {
  actualizarReserva,
  alternativasDeReservas,
  cancelarReserva,
} from '@remanso/contract/reservas.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

/** As many as the call takes. */
const MAXIMO = 200;

/** Where each of these bookings could go, asked for all at once. */
export function consultaDeAlternativas(reservas: readonly number[]) {
  const ids = reservas.slice(0, MAXIMO).join(',');
  return queryOptions({
    queryKey: ['alternativas', ids],
    queryFn: ({ signal }) =>
      llamar(alternativasDeReservas, {
        query: { reservas: ids },
        siFalla: 'Error al buscar otros horarios',
        signal,
      }),
    enabled: ids !== '',
    staleTime: 0,
    // While one is moved the others keep their place on screen.
    placeholderData: (antes) => antes,
  });
}

/** Also after a refusal everything is asked for again: it tells that what is on screen was out of date. */
export function useMoverReserva() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: ({ id, franjaId }: { id: number; franjaId: number }) =>
      llamar(actualizarReserva, {
        params: { id },
        body: { franjaId },
        siFalla: 'Error al mover la reserva',
      }),
    onSettled: () => cliente.invalidateQueries(),
  });
}

export function useCancelarReserva() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      llamar(cancelarReserva, { params: { id }, siFalla: 'Error al cancelar la reserva' }),
    onSettled: () => cliente.invalidateQueries(),
  });
}

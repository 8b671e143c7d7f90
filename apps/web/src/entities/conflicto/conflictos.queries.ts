import { fechaDe } from '@remanso/contract/calendario';
import { generarFranjas } from '@remanso/contract/franjas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  type ReservaDeAdmin,
} from '@remanso/contract/reservas.contract';
import { alternativasDeReservas } from '@remanso/contract/reservas-leidas.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import type { FranjaPropuesta } from './conflictos.view.ts';

/** The most bookings that the call takes. */
const MAXIMO = 200;

/** The nearest free franja for each of these bookings, in one call. */
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
    // The alternatives of the other bookings stay on screen while one is moved.
    placeholderData: (antes) => antes,
  });
}

/**
 * Plans the day of a booking that was moved or cancelled. A franja that stayed only for its bookings goes with the last
 * of them, and another franja may take its hours. If this fails, the nightly plan does it.
 */
async function planificarSuDia({ franja }: ReservaDeAdmin): Promise<void> {
  const fecha = fechaDe(franja.inicio);
  await llamar(generarFranjas, {
    query: { desde: fecha, hasta: fecha },
    siFalla: 'Error al generar franjas',
  }).catch(() => {});
}

/** Moves a booking. Everything is read again even after a refusal, which shows that the screen was out of date. */
export function useMoverEnConflicto() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async ({ reserva, hacia }: { reserva: ReservaDeAdmin; hacia: FranjaPropuesta }) => {
      await llamar(actualizarReserva, {
        params: { id: reserva.id },
        body: { franjaId: hacia.id },
        siFalla: 'Error al mover la reserva',
      });
      await planificarSuDia(reserva);
    },
    onSettled: () => cliente.invalidateQueries(),
  });
}

export function useCancelarEnConflicto() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async (reserva: ReservaDeAdmin) => {
      await llamar(cancelarReserva, {
        params: { id: reserva.id },
        siFalla: 'Error al cancelar la reserva',
      });
      await planificarSuDia(reserva);
    },
    onSettled: () => cliente.invalidateQueries(),
  });
}

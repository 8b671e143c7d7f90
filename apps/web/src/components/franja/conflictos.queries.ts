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
import type { Destino } from './conflictos.view.ts';

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

/**
 * A franja that stayed only for its bookings goes with the last of them, and the hours that it stood in may be another
 * one's: planned at once for its day. If that fails, the night does it.
 */
async function planificarSuDia({ franja }: ReservaDeAdmin): Promise<void> {
  const fecha = fechaDe(franja.inicio);
  await llamar(generarFranjas, {
    query: { desde: fecha, hasta: fecha },
    siFalla: 'Error al generar franjas',
  }).catch(() => {});
}

/** Also after a refusal everything is asked for again: it tells that what is on screen was out of date. */
export function useMoverEnConflicto() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async ({ reserva, hacia }: { reserva: ReservaDeAdmin; hacia: Destino }) => {
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

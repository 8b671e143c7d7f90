import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { cancelar, mover } from '../reserva/reservas.mutations.ts';
import type { FranjaPropuesta } from './conflictos.view.ts';

/**
 * Plans the day of a booking that was moved or cancelled. A franja that stayed only for its
 * bookings goes with the last of them, and another franja may take its hours. If this fails, the
 * nightly plan does it.
 */
async function planificarSuDia({ franja }: ReservaDeAdmin): Promise<void> {
  const fecha = fechaDe(franja.inicio);
  await llamar('POST /franjas/generar', {
    query: { desde: fecha, hasta: fecha },
    siFalla: 'Error al generar franjas',
  }).catch(() => {});
}

/**
 * Moves a booking. Everything is read again even after a refusal, which shows that the screen was
 * out of date.
 */
export function useMoverEnConflicto() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async ({ reserva, hacia }: { reserva: ReservaDeAdmin; hacia: FranjaPropuesta }) => {
      await mover(reserva.id, hacia.id);
      await planificarSuDia(reserva);
    },
    onSettled: () => cliente.invalidateQueries(),
  });
}

export function useCancelarEnConflicto() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async (reserva: ReservaDeAdmin) => {
      await cancelar(reserva.id);
      await planificarSuDia(reserva);
    },
    onSettled: () => cliente.invalidateQueries(),
  });
}

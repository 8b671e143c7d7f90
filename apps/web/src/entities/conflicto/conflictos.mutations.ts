import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { ERROR_AL_MOVER, cancelar, deshacer, mover } from '../reserva/reservas.mutations.ts';
import type { FranjaPropuesta, Propuesta } from './conflictos.view.ts';

/**
 * Generates the franjas of the day of a booking that was moved or cancelled. The plan removes a
 * franja that was kept only for its bookings once the last booking has left, and can then use its
 * hours for another franja. If this call fails, the nightly plan generates the day.
 */
async function planificarSuDia({ franja }: ReservaDelMostrador): Promise<void> {
  const fecha = fechaDe(franja.inicio);
  await llamar('POST /franjas/generar', {
    query: { desde: fecha, hasta: fecha },
    siFalla: 'Error al generar franjas',
  }).catch(() => {});
}

/**
 * Wraps a change of bookings that no longer fit the plan. When the change succeeds or fails, all
 * data of the plan are read again: a refusal shows that the screen was out of date.
 */
function useCambioEnConflicto<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => vencer(cliente, 'plan') });
}

export function useMoverEnConflicto() {
  return useCambioEnConflicto(
    async ({ reserva, hacia }: { reserva: ReservaDelMostrador; hacia: FranjaPropuesta }) => {
      await mover(reserva, hacia.id);
      await planificarSuDia(reserva);
    },
  );
}

interface Mudada {
  reserva: ReservaDelMostrador;
  hacia: FranjaPropuesta;
  /** The reason why the booking was not moved; absent where it was moved. */
  fallo?: string;
}

/** Moves the bookings one after the other. After a refusal, the next booking is still tried. */
export function useMoverTodas() {
  return useCambioEnConflicto(async (propuestas: readonly Propuesta[]) => {
    const hechas: Mudada[] = [];
    for (const { reserva, hacia } of propuestas) {
      if (!hacia) continue;
      try {
        // Moves one booking at a time: a booking can need the place that the previous booking
        // leaves free.
        await mover(reserva, hacia.id);
        hechas.push({ reserva, hacia });
      } catch (error) {
        hechas.push({ reserva, hacia, fallo: mensajeDe(error, ERROR_AL_MOVER) });
      }
    }
    const unaPorDia = new Map(
      hechas.map(({ reserva }) => [fechaDe(reserva.franja.inicio), reserva]),
    );
    await Promise.all([...unaPorDia.values()].map(planificarSuDia));
    return hechas;
  });
}

export function useCancelarEnConflicto() {
  return useCambioEnConflicto(async (reserva: ReservaDelMostrador) => {
    await cancelar(reserva.id);
    await planificarSuDia(reserva);
  });
}

export function useDeshacerEnConflicto() {
  return useCambioEnConflicto((reserva: ReservaDelMostrador) => deshacer(reserva));
}

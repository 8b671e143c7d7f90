import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { ERROR_AL_MOVER, cancelar, deshacer, mover } from '../reserva/reservas.mutations.ts';
import type { FranjaPropuesta, Propuesta } from './conflictos.view.ts';

/**
 * Plans the day of a booking that was moved or cancelled. A franja that stayed only for its
 * bookings goes with the last of them, and another franja may take its hours. If this fails, the
 * nightly plan does it.
 */
async function planificarSuDia({ franja }: ReservaDelMostrador): Promise<void> {
  const fecha = fechaDe(franja.inicio);
  await llamar('POST /franjas/generar', {
    query: { desde: fecha, hasta: fecha },
    siFalla: 'Error al generar franjas',
  }).catch(() => {});
}

/**
 * A change of bookings that are in the way. Everything is read again even after a refusal, which
 * shows that the screen was out of date.
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
  /** The reason that it was not moved. */
  fallo?: string;
}

/** Moves some bookings one after the other. What one of them is refused for stops no other. */
export function useMoverTodas() {
  return useCambioEnConflicto(async (propuestas: readonly Propuesta[]) => {
    const hechas: Mudada[] = [];
    for (const { reserva, hacia } of propuestas) {
      if (!hacia) continue;
      try {
        // The moves wait for each other, because the next one may want a place that this one leaves.
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

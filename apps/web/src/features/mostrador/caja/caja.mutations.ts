import type { NuevoCierre, NuevoMovimiento } from '@remanso/contract/caja/caja.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { vencer } from '../../../lib/vencimientos.ts';

export const ERROR_AL_MOVER = 'Error al anotar el movimiento';
export const ERROR_AL_CERRAR = 'Error al cerrar la caja';
export const ERROR_AL_REABRIR = 'Error al reabrir la caja';

interface MovimientoPorRegistrar {
  /**
   * The key of the attempt (`Idempotency-Key`): the server records a movimiento with the same key
   * once.
   */
  clave: string;
  movimiento: NuevoMovimiento;
}

export function useRegistrarMovimiento() {
  return useCambioDeCaja(({ clave, movimiento }: MovimientoPorRegistrar) =>
    llamar('POST /caja/movimientos', {
      headers: { 'idempotency-key': clave },
      body: movimiento,
      siFalla: ERROR_AL_MOVER,
    }),
  );
}

export function useAnularMovimiento() {
  return useCambioDeCaja(({ id, motivo }: { id: number; motivo: string }) =>
    llamar('POST /caja/movimientos/{id}/anular', {
      params: { id },
      body: { motivo },
      siFalla: 'Error al anular el movimiento',
    }),
  );
}

export function useCerrarCaja() {
  return useCambioDeCaja((cierre: NuevoCierre) =>
    llamar('POST /caja/cierres', { body: cierre, siFalla: ERROR_AL_CERRAR }),
  );
}

export function useReabrirCaja() {
  return useCambioDeCaja(({ id, motivo }: { id: number; motivo: string }) =>
    llamar('POST /caja/cierres/{id}/reabrir', {
      params: { id },
      body: { motivo },
      siFalla: ERROR_AL_REABRIR,
    }),
  );
}

/** Wraps a change of the caja. The caja is read again afterwards, even after a refusal. */
function useCambioDeCaja<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => vencer(cliente, 'caja'),
  });
}

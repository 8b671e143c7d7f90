import type { NuevoAbono } from '@remanso/contract/abono/abonos.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../../lib/api/api.ts';
import { vencer } from '../../../../lib/vencimientos.ts';

export const ERROR_AL_GUARDAR_ABONO = 'Error al guardar el abono';

export function useCrearAbono() {
  return useCambioDeAbonos((body: NuevoAbono) =>
    llamar('POST /abonos', { body, siFalla: ERROR_AL_GUARDAR_ABONO }),
  );
}

/** Ends or begins the selling of an abono. */
export function useCambiarAbono() {
  return useCambioDeAbonos(({ id, activo }: { id: number; activo: boolean }) =>
    llamar('PATCH /abonos/{id}', {
      params: { id },
      body: { activo },
      siFalla: ERROR_AL_GUARDAR_ABONO,
    }),
  );
}

/** Wraps a change of what is sold. The configuration says whether the centre has abonos at all. */
function useCambioDeAbonos<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => vencer(cliente, 'abonos', 'config') });
}

import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { vencer } from '../../lib/vencimientos.ts';

export const ERROR_AL_COBRAR = 'Error al registrar el pago';
export const ERROR_AL_ANULAR = 'Error al anular el pago';

interface PagoPorRegistrar {
  reservaId: number;
  /**
   * The key of the attempt (`Idempotency-Key`): the server records a payment with the same key
   * once.
   */
  clave: string;
  pago: NuevoPago;
}

export function useRegistrarPago() {
  return useCambioDePagos(({ reservaId, clave, pago }: PagoPorRegistrar) =>
    llamar('POST /reservas/{id}/pagos', {
      params: { id: reservaId },
      headers: { 'idempotency-key': clave },
      body: pago,
      siFalla: ERROR_AL_COBRAR,
    }),
  );
}

interface PagoPorAnular {
  id: number;
  motivo: string;
}

export function useAnularPago() {
  return useCambioDePagos(({ id, motivo }: PagoPorAnular) =>
    llamar('POST /pagos/{id}/anular', {
      params: { id },
      body: { motivo },
      siFalla: ERROR_AL_ANULAR,
    }),
  );
}

/** Wraps a change of payments. Queries that show payments are read again, even after a refusal. */
function useCambioDePagos<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => vencer(cliente, 'dia', 'caja', 'abonos'),
  });
}

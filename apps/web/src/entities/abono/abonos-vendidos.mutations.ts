import type {
  AnulacionDeAbono,
  CambioDeAbono,
  PagoDeAbono,
} from '@remanso/contract/abono/abonos.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { ERROR_AL_COBRAR } from '../pago/pagos.mutations.ts';

export const ERROR_AL_VENDER = 'Error al vender el abono';
export const ERROR_AL_CAMBIAR_ABONO = 'Error al cambiar el abono';
export const ERROR_AL_ANULAR_ABONO = 'Error al anular el abono';

interface PorVender {
  clienteId: number;
  /**
   * The key of the attempt (`Idempotency-Key`): the server makes a sale with the same key once.
   */
  clave: string;
  venta: { abonoId: number; pago?: PagoDeAbono };
}

export function useVenderAbono() {
  return useCambioDeVendidos(({ clienteId, clave, venta }: PorVender) =>
    llamar('POST /clientes/{id}/abonos', {
      params: { id: clienteId },
      headers: { 'idempotency-key': clave },
      body: venta,
      siFalla: ERROR_AL_VENDER,
    }),
  );
}

interface PorCobrar {
  id: number;
  /** The key of the attempt (`Idempotency-Key`). */
  clave: string;
  pago: PagoDeAbono;
}

export function useCobrarAbono() {
  return useCambioDeVendidos(({ id, clave, pago }: PorCobrar) =>
    llamar('POST /abonos-vendidos/{id}/pagos', {
      params: { id },
      headers: { 'idempotency-key': clave },
      body: pago,
      siFalla: ERROR_AL_COBRAR,
    }),
  );
}

export function useCambiarAbonoVendido() {
  return useCambioDeVendidos(({ id, cambio }: { id: number; cambio: CambioDeAbono }) =>
    llamar('PUT /abonos-vendidos/{id}', {
      params: { id },
      body: cambio,
      siFalla: ERROR_AL_CAMBIAR_ABONO,
    }),
  );
}

export function useAnularAbono() {
  return useCambioDeVendidos(({ id, anulacion }: { id: number; anulacion: AnulacionDeAbono }) =>
    llamar('POST /abonos-vendidos/{id}/anular', {
      params: { id },
      body: anulacion,
      siFalla: ERROR_AL_ANULAR_ABONO,
    }),
  );
}

/** Wraps a change of a sold abono. Its money counts in the caja. */
function useCambioDeVendidos<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => vencer(cliente, 'abonos', 'caja') });
}

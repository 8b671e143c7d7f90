import { crearReserva } from '@remanso/contract/reservas.contract';
import { useMutation } from '@tanstack/react-query';
import type { ErrorDeApi } from '../../../lib/ErrorDeApi.ts';
import { llamar } from '../../../lib/api.ts';
import { convieneReintentar } from '../../../lib/consultas.ts';
import { CLAVE_DE_FRANJAS, CLAVE_DE_RESERVAS } from '../claves.ts';
import { comoLaVeElCliente } from '../reserva.view.ts';
import type { CuerpoDeReserva } from './participantes.view.ts';

/** Books. `claveDe` gives the same content the same key, so that a bad connection may repeat it without harm. */
export function useReservar(claveDe: (cuerpo: CuerpoDeReserva) => string) {
  return useMutation({
    mutationFn: async (body: CuerpoDeReserva) => {
      const reserva = await llamar(crearReserva, {
        body,
        headers: { 'idempotency-key': claveDe(body) },
        siFalla: 'Error al crear la reserva. Por favor intenta de nuevo.',
      });
      return comoLaVeElCliente(reserva);
    },
    // Not after the longest wait: by then the person should be told.
    retry: (fallos, error) =>
      fallos === 0 &&
      convieneReintentar(fallos, error) &&
      (error as ErrorDeApi).codigo !== 'SIN_RESPUESTA',
    // Not awaited: the answer is shown at once, and after a refusal the grid becomes true again behind it.
    onSettled: (_datos, _error, _cuerpo, _previo, { client }) => {
      void client.invalidateQueries({ queryKey: CLAVE_DE_FRANJAS });
      void client.invalidateQueries({ queryKey: CLAVE_DE_RESERVAS });
    },
  });
}

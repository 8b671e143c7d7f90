import { crearReserva } from '@remanso/contract/reservas.contract';
import { useMutation } from '@tanstack/react-query';
import { llamar } from '../../../lib/api.ts';
import { convieneReintentar } from '../../../lib/consultas.ts';
import { CLAVE_DE_FRANJAS, CLAVE_DE_RESERVAS } from '../claves.ts';
import { comoLaVeElCliente } from '../reserva.view.ts';
import type { CuerpoDeReserva } from './participantes.view.ts';

export const SIN_RESERVA = 'Error al crear la reserva. Por favor intenta de nuevo.';

/** Books. `claveDe` gives the same content the same key, so that a bad connection may repeat it without harm. */
export function useReservar(claveDe: (cuerpo: CuerpoDeReserva) => string) {
  return useMutation({
    mutationFn: async (body: CuerpoDeReserva) => {
      const reserva = await llamar(crearReserva, {
        body,
        headers: { 'idempotency-key': claveDe(body) },
        siFalla: SIN_RESERVA,
      });
      return comoLaVeElCliente(reserva);
    },
    retry: (fallos, error) => fallos === 0 && convieneReintentar(fallos, error),
    // Not awaited: the answer is shown at once, and after a refusal the grid becomes true again behind it.
    onSettled: (_datos, _error, _cuerpo, _previo, { client }) => {
      void client.invalidateQueries({ queryKey: CLAVE_DE_FRANJAS });
      void client.invalidateQueries({ queryKey: CLAVE_DE_RESERVAS });
    },
  });
}

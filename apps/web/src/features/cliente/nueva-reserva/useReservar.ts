import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';
import type { CuerpoDeReserva } from '../../../entities/reserva/participantes.view.ts';
import { conPrecioAlDia } from '../../../entities/reserva/avance/precio-cambiado.ts';
import { HACER_RESERVA } from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { comoLaVeElCliente } from '../../../entities/reserva/reserva.view.ts';
import { reservar } from '../../../entities/reserva/reservas.mutations.ts';
import type { Envio } from '../../../entities/reserva/avance/useAvance.ts';
import type { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import { convieneReintentar } from '../../../lib/api/consultas.ts';
import { vencer } from '../../../lib/vencimientos.ts';

export type Mandar = (envio: Envio<CuerpoDeReserva>) => Promise<ReservaDeCliente>;

/**
 * Sends a booking. After a connection error or a failure of the server the booking is sent once
 * more; the key of the attempt prevents a second booking.
 */
export function useReservar() {
  const consultas = useQueryClient();
  return useMutation<ReservaDeCliente, Error, Envio<CuerpoDeReserva>>({
    mutationKey: HACER_RESERVA,
    mutationFn: async ({ cuerpo, intento }) => {
      const hecha = await conPrecioAlDia(reservar(cuerpo, intento), () => {
        // After a refused price, the price list on the client's home screen is outdated too.
        void vencer(consultas, 'config');
        return consultas.refetchQueries({ queryKey: consultasDePrecios.todas, type: 'active' });
      });
      return comoLaVeElCliente(hecha);
    },
    // A request that got no answer in time is not repeated: the screen tells the person instead.
    retry: (fallos, error) =>
      fallos === 0 &&
      convieneReintentar(fallos, error) &&
      (error as ErrorDeApi).codigo !== 'SIN_RESPUESTA',
    // The refresh is not awaited: the answer is shown at once, and the grid is updated behind it.
    onSettled: (_datos, _error, _envio, _previo, { client }) => {
      void vencer(client, 'dia', 'reservas');
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErrorDeApi } from '../../../lib/ErrorDeApi.ts';
import { llamar } from '../../../lib/api.ts';
import { convieneReintentar } from '../../../lib/consultas.ts';
import { comoLaVeElCliente } from '../../../entities/reserva/reserva.view.ts';
import { precioDe, type Intento } from '../../../entities/reserva/intento.ts';
import type { CuerpoDeReserva } from '../../../entities/reserva/participantes.view.ts';
import { conPrecioAlDia } from '../../../entities/reserva/precio-cambiado.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { consultasDeFranjasPorReservar } from '../../../entities/franja/franjas-por-reservar.queries.ts';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';
import { consultasDeReservasPropias } from '../../../entities/reserva/reservas-propias.queries.ts';

/**
 * Books. `intentar` gives the same content the same key, so that the request can be repeated over a bad connection
 * without harm.
 */
export function useReservar(intentar: (cuerpo: CuerpoDeReserva) => Intento) {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: async (cuerpo: CuerpoDeReserva) => {
      const intento = intentar(cuerpo);
      const llamada = llamar('POST /reservas', {
        body: { ...cuerpo, ...precioDe(intento) },
        headers: { 'idempotency-key': intento.clave },
        siFalla: 'Error al crear la reserva. Por favor intenta de nuevo.',
      });
      return comoLaVeElCliente(
        await conPrecioAlDia(llamada, () => {
          // The table of prices on the client's home is as outdated as the price that was shown here.
          void consultas.invalidateQueries({ queryKey: consultasDeConfig.todas });
          return consultas.refetchQueries({ queryKey: consultasDePrecios.todas, type: 'active' });
        }),
      );
    },
    // A request that waited the longest time for an answer is not repeated: the person should then be told.
    retry: (fallos, error) =>
      fallos === 0 &&
      convieneReintentar(fallos, error) &&
      (error as ErrorDeApi).codigo !== 'SIN_RESPUESTA',
    // The refresh is not awaited: the answer is shown at once, and after a refusal the grid is updated behind it.
    onSettled: (_datos, _error, _cuerpo, _previo, { client }) => {
      void client.invalidateQueries({ queryKey: consultasDeFranjasPorReservar.todas });
      void client.invalidateQueries({ queryKey: consultasDeReservasPropias.todas });
    },
  });
}

import type { Calls } from '@remanso/contract/endpoints';
import { mutationOptions } from '@tanstack/react-query';
import { llamar, type Llamada } from '../../lib/api/api.ts';
import { vencer } from '../../lib/vencimientos.ts';

export const ERROR_AL_REPETIR = 'Error al reservar el turno fijo';
export const ERROR_AL_TERMINAR = 'Error al cancelar el turno fijo';

interface Pedido {
  body: Llamada<Calls['POST /series']>['body'];
  /** The key by which a request that is sent twice makes one series. */
  clave: string;
}

interface Cancelacion {
  id: number;
  desde: string;
  motivo: string;
}

export const mutacionesDeSeries = {
  crear: () =>
    mutationOptions({
      mutationFn: ({ body, clave }: Pedido) =>
        llamar('POST /series', {
          body,
          headers: { 'idempotency-key': clave },
          siFalla: ERROR_AL_REPETIR,
        }),
      onSettled: (_datos, _error, _pedido, _previo, { client }) =>
        vencer(client, 'dia', 'reservas', 'rastro'),
    }),

  cancelar: () =>
    mutationOptions({
      mutationFn: ({ id, desde, motivo }: Cancelacion) =>
        llamar('POST /series/{id}/cancelar', {
          params: { id },
          body: { desde, ...(motivo !== '' && { motivo }) },
          siFalla: ERROR_AL_TERMINAR,
        }),
      onSettled: (_datos, _error, _pedido, _previo, { client }) =>
        vencer(client, 'dia', 'reservas', 'rastro'),
    }),
};

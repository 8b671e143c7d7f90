import type { Calls } from '@remanso/contract/endpoints';
import { mutationOptions } from '@tanstack/react-query';
import { llamar, type Llamada } from '../../lib/api/api.ts';
import { vencer } from '../../lib/vencimientos.ts';

export const ERROR_AL_ESPERAR = 'Error al sumar a la lista de espera';
export const ERROR_AL_DEJAR = 'Error al dejar la lista de espera';
export const ERROR_AL_RECHAZAR = 'Error al dejar pasar los lugares';
export const ERROR_AL_ACEPTAR = 'Error al aceptar los lugares';

interface Pedido {
  franjaId: number;
  personas: number;
}

/** The people who come, the notes, and the price to which the client has agreed. */
export type DatosDeAceptacion = NonNullable<Llamada<Calls['POST /esperas/{id}/aceptar']>['body']>;

interface Aceptacion {
  id: number;
  body: DatosDeAceptacion;
}

export const mutacionesDeEsperas = {
  esperar: () =>
    mutationOptions({
      mutationFn: ({ franjaId, personas }: Pedido) =>
        llamar('POST /franjas/{id}/espera', {
          params: { id: franjaId },
          body: { personas },
          siFalla: ERROR_AL_ESPERAR,
        }),
      onSettled: (_datos, _error, _pedido, _previo, { client }) =>
        vencer(client, 'dia', 'reservas'),
    }),

  dejar: () =>
    mutationOptions({
      mutationFn: (id: number) =>
        llamar('DELETE /esperas/{id}', { params: { id }, siFalla: ERROR_AL_DEJAR }),
      onSettled: (_datos, _error, _id, _previo, { client }) => vencer(client, 'reservas'),
    }),

  rechazar: () =>
    mutationOptions({
      mutationFn: (id: number) =>
        llamar('POST /esperas/{id}/rechazar', { params: { id }, siFalla: ERROR_AL_RECHAZAR }),
      onSettled: (_datos, _error, _id, _previo, { client }) => vencer(client, 'dia', 'reservas'),
    }),

  aceptar: () =>
    mutationOptions({
      mutationFn: ({ id, body }: Aceptacion) =>
        llamar('POST /esperas/{id}/aceptar', { params: { id }, body, siFalla: ERROR_AL_ACEPTAR }),
      onSettled: (_datos, _error, _aceptacion, _previo, { client }) =>
        vencer(client, 'dia', 'reservas'),
    }),
};

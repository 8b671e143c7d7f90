import { mutationOptions } from '@tanstack/react-query';
import { renovarReservasPropias } from './reservas-propias.queries.ts';
import { cancelar, quitarAcompaniante } from './reservas.mutations.ts';

export const mutacionesDeReservasPropias = {
  cancelar: () =>
    mutationOptions({
      mutationFn: cancelar,
      onSettled: (_datos, _error, _id, _previo, { client }) => renovarReservasPropias(client),
    }),

  quitarAcompaniante: () =>
    mutationOptions({
      mutationFn: quitarAcompaniante,
      onSettled: (_datos, _error, _id, _previo, { client }) => renovarReservasPropias(client),
    }),
};

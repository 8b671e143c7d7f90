import { mutationOptions } from '@tanstack/react-query';
import { vencer } from '../../../lib/vencimientos.ts';
import { cancelar, quitarAcompaniante } from '../reservas.mutations.ts';

export const mutacionesDeReservasPropias = {
  cancelar: () =>
    mutationOptions({
      mutationFn: cancelar,
      onSettled: (_datos, _error, _id, _previo, { client }) => vencer(client, 'dia', 'reservas'),
    }),

  quitarAcompaniante: () =>
    mutationOptions({
      mutationFn: quitarAcompaniante,
      onSettled: (_datos, _error, _id, _previo, { client }) => vencer(client, 'dia', 'reservas'),
    }),
};

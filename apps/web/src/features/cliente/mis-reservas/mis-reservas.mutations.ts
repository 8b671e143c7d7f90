import { mutationOptions } from '@tanstack/react-query';
import { renovarReservasPropias } from '../../../entities/reserva/reservas-propias.queries.ts';
import { cancelar, quitarAcompaniante } from '../../../entities/reserva/reservas.mutations.ts';

export const mutacionesDeMisReservas = {
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

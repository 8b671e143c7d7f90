import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { mutationOptions } from '@tanstack/react-query';
import { vencer, vencerSinPedir } from '../../../lib/vencimientos.ts';
import { cancelar, deshacer, mover, quitarAcompaniante } from '../reservas.mutations.ts';

interface Mudanza {
  reserva: ReservaDeCliente;
  franjaId: number;
}

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

  mover: () =>
    mutationOptions({
      mutationFn: ({ reserva, franjaId }: Mudanza) => mover(reserva, franjaId),
      // A success marks the booking's data stale; a refusal reads them again at once.
      onSuccess: (_movida, _mudanza, _previo, { client }) =>
        vencerSinPedir(client, 'dia', 'reservas'),
      onError: (_error, _mudanza, _previo, { client }) => vencer(client, 'dia', 'reservas'),
    }),

  deshacer: () =>
    mutationOptions({
      mutationFn: (reserva: ReservaDeCliente) => deshacer(reserva),
      onSettled: (_datos, _error, _reserva, _previo, { client }) =>
        vencer(client, 'dia', 'reservas'),
    }),
};

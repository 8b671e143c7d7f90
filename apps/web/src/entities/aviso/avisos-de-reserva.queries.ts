import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { consultasDeAvisos } from './avisos.queries.ts';
import { entregaDe } from './avisos.view.ts';

const CADA_CUANTO_MS = 3_000;

/** The messages about a booking, as they are now. */
export function avisosDeReserva(id: number) {
  return queryOptions({
    queryKey: [...consultasDeAvisos.todas, 'de-reserva', id],
    queryFn: ({ signal }) =>
      llamar('GET /reservas/{id}/avisos', {
        params: { id },
        siFalla: 'Error al obtener los mensajes de la reserva',
        signal,
      }),
    staleTime: 0,
    // A message that is on its way arrives within seconds.
    refetchInterval: ({ state }) =>
      state.data?.avisos.some((aviso) => !entregaDe(aviso).termino) ? CADA_CUANTO_MS : false,
  });
}

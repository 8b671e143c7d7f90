import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { consultasDeAvisos } from './avisos.queries.ts';

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
  });
}

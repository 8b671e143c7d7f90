import type { AvisoDeReserva } from '@remanso/contract/seguimiento/avisos.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { consultasDeAvisos } from './avisos.queries.ts';
import { entregaDe } from './avisos.view.ts';

const CADA_CUANTO_MS = 3_000;

/**
 * The query of the avisos about a booking. It runs again whenever a screen begins to use it, and
 * every three seconds while one of the avisos is being sent.
 */
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
    refetchInterval: ({ state }) => mientrasSalen(state.data),
  });
}

/**
 * The query of a page of the avisos to a client. It runs again whenever a screen begins to use it,
 * and every three seconds while one of the avisos is being sent.
 */
export function avisosDeCliente(id: number, page: number) {
  return queryOptions({
    queryKey: [...consultasDeAvisos.todas, 'de-cliente', id, page],
    queryFn: ({ signal }) =>
      llamar('GET /clientes/{id}/avisos', {
        params: { id },
        query: { page },
        siFalla: 'Error al obtener los mensajes del cliente',
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => mientrasSalen(state.data),
    placeholderData: keepPreviousData,
  });
}

/**
 * The milliseconds until the avisos are read again while at least one is still being sent; false
 * otherwise.
 */
function mientrasSalen(data: { avisos: AvisoDeReserva[] } | undefined): number | false {
  return data?.avisos.some((aviso) => !entregaDe(aviso).termino) ? CADA_CUANTO_MS : false;
}

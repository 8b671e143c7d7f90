import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';

const CINCO_MINUTOS_MS = 300_000;

export const consultasDeInformes = {
  todas: ['informes'] as const,

  delPeriodo: (periodo: Periodo) =>
    queryOptions({
      queryKey: [...consultasDeInformes.todas, periodo],
      queryFn: ({ signal }) =>
        llamar('GET /informes', {
          query: periodo,
          siFalla: 'Error al obtener el informe',
          signal,
        }),
      placeholderData: keepPreviousData,
      // The report is read again every five minutes. A query with a `refetchInterval` is left out
      // by vencerPorSucesos, so a booking does not make the browser read the report again.
      refetchInterval: CINCO_MINUTOS_MS,
    }),
};

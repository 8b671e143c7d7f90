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
      // A clock of its own keeps it from being read at each booking of a busy day (app/enVivo.ts).
      refetchInterval: CINCO_MINUTOS_MS,
    }),
};

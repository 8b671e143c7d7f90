import { mesDe } from '@remanso/contract/calendario';
import type { ImportacionDeFeriados } from '@remanso/contract/plan/excepciones-previas.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';

export const ERROR_AL_CARGAR = 'Error al cargar los feriados y excepciones';
export const ERROR_AL_PREVER = 'Error al calcular a quién afecta';

export const consultasDeExcepciones = {
  todas: ['excepciones'] as const,

  delMes: (mes: string) =>
    queryOptions({
      queryKey: [...consultasDeExcepciones.todas, mes],
      queryFn: ({ signal }) =>
        llamar('GET /excepciones', { query: mesDe(mes), siFalla: ERROR_AL_CARGAR, signal }),
    }),

  delAnio: (anio: number) =>
    queryOptions({
      queryKey: [...consultasDeExcepciones.todas, anio],
      queryFn: ({ signal }) =>
        llamar('GET /excepciones', {
          query: { desde: `${anio}-01-01`, hasta: `${anio}-12-31` },
          siFalla: ERROR_AL_CARGAR,
          signal,
        }),
    }),

  /** Asks the server what saving all days of `feriados` as feriados would do to the franjas. */
  importacion: (feriados: ImportacionDeFeriados['feriados']) =>
    queryOptions({
      queryKey: [...consultasDeExcepciones.todas, 'importacion', feriados],
      queryFn: ({ signal }) =>
        llamar('POST /excepciones/feriados/importar/previsualizar', {
          body: { feriados },
          siFalla: ERROR_AL_PREVER,
          signal,
        }),
      enabled: feriados.length > 0,
      staleTime: 0,
    }),
};

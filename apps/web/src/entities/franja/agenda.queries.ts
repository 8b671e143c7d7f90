import { sumarDias } from '@remanso/contract/calendario';
import { DIAS_DE_AGENDA } from '@remanso/contract/franja/agenda.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { hoy } from '../../lib/tiempo/reloj.ts';
import { SIN_HORARIOS } from './franjas-por-reservar.queries.ts';

export const consultasDeAgenda = {
  todas: ['agenda'] as const,

  /**
   * Two weeks of the agenda that anybody sees: tramo 0 begins today, tramo 1 two weeks later.
   */
  dias: (tramo: number) =>
    queryOptions({
      queryKey: [...consultasDeAgenda.todas, tramo],
      queryFn: ({ signal }) =>
        llamar('GET /agenda', {
          query: tramo === 0 ? {} : periodoDe(tramo),
          sinSesion: true,
          // The page is told of changes by the stream, or asks by the clock: an answer that the
          // browser has kept would be an old one.
          cache: 'no-cache',
          siFalla: SIN_HORARIOS,
          signal,
        }),
    }),
};

function periodoDe(tramo: number): { desde: string; hasta: string } {
  const desde = sumarDias(hoy(), tramo * DIAS_DE_AGENDA);
  return { desde, hasta: sumarDias(desde, DIAS_DE_AGENDA - 1) };
}

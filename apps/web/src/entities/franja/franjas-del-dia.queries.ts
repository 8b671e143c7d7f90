import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cadaCuanto } from '../../lib/vivo/vivo.ts';

export const consultasDeFranjas = {
  todas: ['franjas'] as const,

  /**
   * A day with its bookings, as the desk sees it. An event about the day makes this query stale.
   */
  delDia: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDeFranjas.todas, 'dia', fecha],
      meta: { dia: fecha },
      queryFn: ({ signal }) => leerDia(fecha, signal),
      staleTime: 0,
      refetchInterval: cadaCuanto,
      refetchOnWindowFocus: true,
    }),
};

/**
 * Reads the franjas of a day. Where the server refuses the call for one day, reads the list of the
 * period from `fecha` to `fecha` (specification §7).
 */
async function leerDia(fecha: string, signal: AbortSignal): Promise<Franja[]> {
  const siFalla = 'Error al obtener turnos del día';
  const comun = { siFalla, signal };
  try {
    return await llamar('GET /franjas/por-fecha/{fecha}', {
      ...comun,
      params: { fecha },
      query: { incluirDetalles: true },
    });
  } catch (error) {
    const hayRodeo = error instanceof ErrorDeApi && error.status > 0 && error.status !== 401;
    if (!hayRodeo) throw error;
    const query = { desde: fecha, hasta: fecha, incluirDetalles: true };
    return llamar('GET /franjas', { ...comun, query }).catch(() => {
      throw error;
    });
  }
}

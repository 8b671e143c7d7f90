import { MAXIMO_EN_LISTADO } from '@remanso/contract/campo/listados.rules';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { leerSesion } from '../../lib/sesion/sesion.ts';

export const SIN_HORARIOS = 'Error al cargar horarios';

/** Reads the same franjas from the agenda that anybody sees, for who has no session. */
const deLaAgenda = () => import('./franjas-de-agenda.ts');

export const consultasDeFranjasPorReservar = {
  todas: ['franjas-por-reservar'] as const,

  delDia: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDeFranjasPorReservar.todas, fecha],
      meta: { dia: fecha },
      queryFn: async ({ signal }) =>
        leerSesion().token
          ? llamar('GET /franjas/client/por-fecha/{fecha}', {
              params: { fecha },
              siFalla: SIN_HORARIOS,
              signal,
            })
          : (await deLaAgenda()).leerDia(fecha, signal),
    }),

  /**
   * All the franjas that can be booked. The strip shows the free places of each day from this
   * query, and the hours of a day appear at once when the client chooses the day.
   */
  ventana: () =>
    queryOptions({
      queryKey: [...consultasDeFranjasPorReservar.todas, 'ventana'],
      queryFn: async ({ signal }) =>
        leerSesion().token ? leerVentana(signal) : (await deLaAgenda()).leerVentana(signal),
      staleTime: 60_000,
    }),
};

/**
 * Reads all franjas of the ventana, page by page. One page is enough unless a long ventana has many
 * short franjas.
 */
async function leerVentana(signal: AbortSignal): Promise<FranjaDeCliente[]> {
  const franjas: FranjaDeCliente[] = [];
  for (let page = 0; franjas.length === page * MAXIMO_EN_LISTADO; page += 1) {
    const query = page > 0 ? { page } : {};
    franjas.push(
      ...(await llamar('GET /franjas/client/ventana', { query, siFalla: SIN_HORARIOS, signal })),
    );
  }
  return franjas;
}

import type { PrecioDeAgenda } from '@remanso/contract/franja/agenda.contract';
import {
  calcularPrecio,
  preciosDelDia,
  type Precio,
  type PreciosPorDia,
} from '@remanso/contract/precio/precios.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { leerSesion } from '../../lib/sesion/sesion.ts';

/** Returns the prices of the agenda as the table of the configuration has them. */
export function tablaDeAgenda(precios: readonly PrecioDeAgenda[]): Precio[] {
  return precios.map(({ personas, precio }) => ({ capacidad: personas, precio }));
}

export const consultasDePrecios = {
  todas: ['precio'] as const,

  /**
   * The server's price for `personas` people on a day. Until the server answers, the query returns
   * the price from `config`, where `config` is given. Without a session the price is that of the
   * agenda.
   */
  para: (personas: number, fecha: string | null, config?: PreciosPorDia | null) =>
    queryOptions({
      queryKey: [...consultasDePrecios.todas, personas, fecha],
      queryFn: async ({ signal, client }) =>
        leerSesion().token || fecha === null
          ? llamar('GET /reservas/calcular-precio', {
              query: { cantidadPersonas: personas, ...(fecha !== null && { fecha }) },
              siFalla: 'Error al calcular precio',
              signal,
            })
          : calcularPrecio(
              tablaDeAgenda((await client.query(consultasDePrecios.deAgenda(fecha))).precios),
              personas,
            ),
      ...(config && {
        placeholderData: calcularPrecio(preciosDelDia(config, fecha), personas),
      }),
    }),

  /** The prices of a day for 1 person and more, and the terms, as anybody may read them. */
  deAgenda: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDePrecios.todas, 'agenda', fecha],
      queryFn: ({ signal }) =>
        llamar('GET /agenda/precios', {
          query: { fecha },
          sinSesion: true,
          siFalla: 'Error al calcular precio',
          signal,
        }),
    }),
};

import {
  calcularPrecio,
  preciosDelDia,
  type PreciosPorDia,
} from '@remanso/contract/precio/precios.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

export const consultasDePrecios = {
  todas: ['precio'] as const,

  /**
   * The server's price for `personas` people on a day. Until the server answers, the query returns
   * the price from `config`, where `config` is given.
   */
  para: (personas: number, fecha: string | null, config?: PreciosPorDia | null) =>
    queryOptions({
      queryKey: [...consultasDePrecios.todas, personas, fecha],
      queryFn: ({ signal }) =>
        llamar('GET /reservas/calcular-precio', {
          query: { cantidadPersonas: personas, ...(fecha !== null && { fecha }) },
          siFalla: 'Error al calcular precio',
          signal,
        }),
      ...(config && {
        placeholderData: calcularPrecio(preciosDelDia(config, fecha), personas),
      }),
    }),

  /** The prices of a day for 1 person and more, as anybody may read them. */
  deAgenda: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDePrecios.todas, 'agenda', fecha],
      queryFn: async ({ signal }) => {
        const { precios } = await llamar('GET /agenda/precios', {
          query: { fecha },
          sinSesion: true,
          siFalla: 'Error al calcular precio',
          signal,
        });
        return precios;
      },
    }),
};

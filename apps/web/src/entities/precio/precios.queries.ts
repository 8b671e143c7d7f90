import type { Config } from '@remanso/contract/config.contract';
import { calcularPrecio } from '@remanso/contract/precios.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

export const consultasDePrecios = {
  todas: ['precio'] as const,

  /**
   * The server's price for that many people; until it answers, the price by `config` where one is
   * given.
   */
  para: (personas: number, config?: Config | null) =>
    queryOptions({
      queryKey: [...consultasDePrecios.todas, personas],
      queryFn: ({ signal }) =>
        llamar('GET /reservas/calcular-precio', {
          query: { cantidadPersonas: personas },
          siFalla: 'Error al calcular precio',
          signal,
        }),
      ...(config && { placeholderData: calcularPrecio(config.preciosPorCapacidad, personas) }),
    }),
};

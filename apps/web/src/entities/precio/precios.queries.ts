import { obtenerConfig, type Config } from '@remanso/contract/config.contract';
import { calcularPrecio } from '@remanso/contract/precios.rules';
import { calcularPrecioDeReserva } from '@remanso/contract/reservas.contract';
import { queryOptions } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';
import { llamar } from '../../lib/api.ts';
import { CLAVE_DE_CONFIG, CLAVE_DE_PRECIO } from '../reserva/claves.ts';

/** The configuration of the centre; null while there is none. */
export function configDelCentro() {
  return queryOptions({
    queryKey: CLAVE_DE_CONFIG,
    queryFn: async ({ signal }): Promise<Config | null> => {
      try {
        const siFalla = 'Error al obtener configuración';
        return (await llamar(obtenerConfig, { siFalla, signal })).config;
      } catch (error) {
        if (error instanceof ErrorDeApi && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}

/** The server's price for that many people; until it answers, the price by the known table. */
export function precioPara(personas: number, config: Config | null | undefined) {
  return queryOptions({
    queryKey: [...CLAVE_DE_PRECIO, personas],
    queryFn: ({ signal }) =>
      llamar(calcularPrecioDeReserva, {
        query: { cantidadPersonas: personas },
        siFalla: 'Error al calcular precio',
        signal,
      }),
    ...(config && { placeholderData: calcularPrecio(config.preciosPorCapacidad, personas) }),
  });
}

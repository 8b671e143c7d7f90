import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

/** The booking or the client whose historia is read. */
export interface Historiado {
  de: 'reserva' | 'cliente';
  id: number;
}

const SI_FALLA = 'Error al obtener la historia';

export const consultasDeHistoria = {
  todas: ['historia'] as const,

  pagina: ({ de, id }: Historiado, page: number) =>
    queryOptions({
      queryKey: [...consultasDeHistoria.todas, de, id, page],
      queryFn: ({ signal }) => {
        const pedido = { params: { id }, query: { page }, siFalla: SI_FALLA, signal };
        return de === 'reserva'
          ? llamar('GET /reservas/{id}/historia', pedido)
          : llamar('GET /clientes/{id}/historia', pedido);
      },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};

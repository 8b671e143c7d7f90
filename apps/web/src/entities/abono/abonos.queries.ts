import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

const SIN_ABONOS = 'Error al obtener los abonos';

export const consultasDeAbonos = {
  todas: ['abonos'] as const,

  /** The client's own abonos and those that others share with the client. */
  mios: () =>
    queryOptions({
      queryKey: [...consultasDeAbonos.todas, 'mios'],
      queryFn: pedirMisAbonos,
    }),

  deCliente: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeAbonos.todas, 'cliente', id],
      queryFn: async ({ signal }) =>
        (
          await llamar('GET /clientes/{id}/abonos', {
            params: { id },
            siFalla: SIN_ABONOS,
            signal,
          })
        ).abonos,
    }),
};

export async function pedirMisAbonos({ signal }: { signal: AbortSignal }) {
  return (await llamar('GET /abonos/mios', { siFalla: SIN_ABONOS, signal })).abonos;
}

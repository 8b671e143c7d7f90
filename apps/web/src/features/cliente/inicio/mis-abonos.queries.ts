import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { conCopia, mientrasSeaCopia } from '../../../lib/api/copia.ts';
import { consultasDeAbonos, pedirMisAbonos } from '../../../entities/abono/abonos.queries.ts';

/** The client's abonos, with a copy for when there is no network. */
export const misAbonos = () =>
  queryOptions({
    ...consultasDeAbonos.mios(),
    queryFn: async (pedido) => {
      const pedir = async () => ({ abonos: await pedirMisAbonos(pedido) });
      return (await conCopia('copia:abonos', pedir)).abonos;
    },
  });

/**
 * The ledgers of these abonos of the client, by the id of the abono. They are read together, so that
 * one copy holds all of them for when there is no network.
 */
export const misMovimientos = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...consultasDeAbonos.todas, 'mios', 'movimientos', ids],
    queryFn: ({ signal }) =>
      conCopia('copia:movimientos', async () => {
        const siFalla = 'Error al obtener los movimientos';
        const leidos = ids.map(async (id) => {
          const pedido = { params: { id }, siFalla, signal };
          return [id, (await llamar('GET /abonos-vendidos/{id}', pedido)).movimientos] as const;
        });
        return { porAbono: Object.fromEntries(await Promise.all(leidos)) };
      }),
    select: ({ porAbono }) => porAbono,
    refetchInterval: mientrasSeaCopia,
  });

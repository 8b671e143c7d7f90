import type { EstadoDeAbono } from '@remanso/contract/abono/abonos.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

const SIN_ABONOS = 'Error al obtener los abonos';

/** The query of a list of all that was sold. */
export interface BuscadosEnElCentro {
  page: number;
  estado?: EstadoDeAbono;
  porVencer?: boolean;
  conSaldo?: boolean;
  texto?: string;
}

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

  /** The abonos that the centre sells, and those that it does not sell any more. */
  enVenta: () =>
    queryOptions({
      queryKey: [...consultasDeAbonos.todas, 'en-venta'],
      queryFn: async ({ signal }) =>
        (await llamar('GET /abonos', { siFalla: SIN_ABONOS, signal })).abonos,
    }),

  /** A sold abono with its ledger. */
  vendido: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeAbonos.todas, 'vendido', id],
      queryFn: ({ signal }) =>
        llamar('GET /abonos-vendidos/{id}', {
          params: { id },
          siFalla: 'Error al obtener el abono',
          signal,
        }),
      // The questions before a change quote the abono, so it must be current.
      staleTime: 0,
    }),

  /** A page of all that was sold, with its sums. */
  delCentro: (query: BuscadosEnElCentro) =>
    queryOptions({
      queryKey: [...consultasDeAbonos.todas, 'del-centro', query],
      queryFn: ({ signal }) =>
        llamar('GET /abonos-vendidos', { query: { ...query }, siFalla: SIN_ABONOS, signal }),
      staleTime: 0,
    }),
};

export async function pedirMisAbonos({ signal }: { signal: AbortSignal }) {
  return (await llamar('GET /abonos/mios', { siFalla: SIN_ABONOS, signal })).abonos;
}

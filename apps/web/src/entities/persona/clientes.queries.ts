import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { llamar } from '../../lib/api/api.ts';

const RESERVAS_POR_PAGINA = 10;
const HALLADOS = 6;

type Parecido = Pick<Cliente, 'nombre' | 'apellido' | 'telefono'>;

export const consultasDeClientes = {
  todas: ['clientes'] as const,

  pagina: (buscar: string, page: number) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'pagina', buscar, page],
      queryFn: ({ signal }) =>
        llamar('GET /clientes', {
          query: { page, ...(buscar !== '' && { prefijo: buscar }) },
          siFalla: 'Error al obtener los clientes',
          signal,
        }),
    }),

  resumen: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'resumen', id],
      queryFn: ({ signal }) =>
        llamar('GET /clientes/{id}/resumen', {
          params: { id },
          siFalla: 'Error al obtener el cliente',
          signal,
        }),
      // The questions before a change quote this summary, so it must be current.
      staleTime: 0,
    }),

  reservas: (id: number, page: number) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'reservas', id, page],
      queryFn: ({ signal }) =>
        llamar('GET /clientes/{id}/reservas', {
          params: { id },
          query: { page, size: RESERVAS_POR_PAGINA },
          siFalla: 'Error al obtener las reservas',
          signal,
        }),
    }),

  /**
   * The clients with the same telephone or the same name as the person being entered (parecidos).
   */
  parecidos: ({ nombre, apellido, telefono }: Parecido) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'parecidos', { nombre, apellido, telefono }],
      queryFn: ({ signal }) =>
        llamar('GET /clientes/parecidos', {
          query: { nombre, apellido, telefono },
          siFalla: 'Error al buscar cuentas parecidas',
          signal,
        }),
      staleTime: 0,
    }),

  /**
   * The clients whose name, e-mail or telephone matches `prefijo`. Searched again at each typed
   * letter.
   */
  hallados: (prefijo: string) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'hallados', prefijo],
      queryFn: ({ signal }) =>
        llamar('GET /clientes', {
          query: { prefijo, size: HALLADOS },
          siFalla: 'Error al buscar clientes',
          signal,
        }),
      enabled: prefijo !== '',
      // Between two letters the previous results stay, so that the list does not flicker.
      placeholderData: keepPreviousData,
    }),
};

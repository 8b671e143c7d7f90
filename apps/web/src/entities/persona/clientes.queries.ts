import {
  eliminarCliente,
  listarClientes,
  reservasDeCliente,
  resumenDeCliente,
} from '@remanso/contract/clientes.contract';
import { cambiarEstadoDeUsuario, type EstadoDeUsuario } from '@remanso/contract/usuarios.contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

export const ERROR_AL_CAMBIAR_ESTADO = 'Error al cambiar estado';
export const ERROR_AL_ELIMINAR = 'Error al eliminar usuario';
const RESERVAS_POR_PAGINA = 10;

export const consultasDeClientes = {
  todas: ['clientes'] as const,

  pagina: (buscar: string, page: number) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'pagina', buscar, page],
      queryFn: ({ signal }) =>
        llamar(listarClientes, {
          query: { page, ...(buscar !== '' && { prefijo: buscar }) },
          siFalla: 'Error al obtener los clientes',
          signal,
        }),
    }),

  resumen: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'resumen', id],
      queryFn: ({ signal }) =>
        llamar(resumenDeCliente, {
          params: { id },
          siFalla: 'Error al obtener el cliente',
          signal,
        }),
      // The questions before a change are worded by this summary, so it must be current.
      staleTime: 0,
    }),

  reservas: (id: number, page: number) =>
    queryOptions({
      queryKey: [...consultasDeClientes.todas, 'reservas', id, page],
      queryFn: ({ signal }) =>
        llamar(reservasDeCliente, {
          params: { id },
          query: { page, size: RESERVAS_POR_PAGINA },
          siFalla: 'Error al obtener las reservas',
          signal,
        }),
    }),
};

interface CambioDeEstado {
  estado: EstadoDeUsuario;
  cancelarReservas: boolean;
}

/**
 * Sets the state by name instead of toggling it, so that a call repeated over a bad connection ends in the same state.
 */
export function pasarAEstado(id: number, body: CambioDeEstado) {
  return llamar(cambiarEstadoDeUsuario, {
    params: { id },
    body,
    siFalla: ERROR_AL_CAMBIAR_ESTADO,
  });
}

/** Erases a client. Where the bookings were not asked about, they are not cancelled and the server refuses. */
export function eliminar(id: number, cancelarReservas: boolean) {
  return llamar(eliminarCliente, {
    params: { id },
    query: { cancelarReservas },
    siFalla: ERROR_AL_ELIMINAR,
  });
}

/**
 * Reads again everything that shows a person: the lists of clients and of users, the bookings of the days and the
 * trail.
 */
export function renovarPersonas(consultas: QueryClient): Promise<unknown> {
  return Promise.all(
    [consultasDeClientes.todas, ['usuarios'], ['franjas'], ['actividad']].map((queryKey) =>
      consultas.invalidateQueries({ queryKey }),
    ),
  );
}

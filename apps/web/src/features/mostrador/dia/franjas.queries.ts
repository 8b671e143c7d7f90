import {
  actualizarFranja,
  bloquearFranja,
  crearFranja,
  desbloquearFranja,
  eliminarFranja,
  franjasPorFecha,
  listarFranjas,
  obtenerFranja,
  type Franja,
} from '@remanso/contract/franjas.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ErrorDeApi } from '../../../lib/ErrorDeApi.ts';
import type { SiNadieCambio } from '../../../components/diferencias/useGuardarSinPisar.ts';
import { llamar, llamarConEtiqueta, type ConEtiqueta } from '../../../lib/api.ts';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';
import { consultaPorResolver } from '../../../entities/conflicto/porResolver.queries.ts';
import { franjaEditable, type FranjaEditable } from './franja-editable.view.ts';

const CADA_CUANTO_MS = 15_000;

export const ERROR_DE_BLOQUEO = 'Error al cambiar estado de bloqueo';
export const ERROR_AL_ELIMINAR = 'Error al eliminar el turno';
export const ERROR_AL_AGREGAR = 'Error al agregar la franja';
export const ERROR_AL_EDITAR = 'Error al editar franja';

export const consultasDeFranjas = {
  todas: ['franjas'] as const,

  /** A day with its bookings, as the desk sees it, refreshed regularly. */
  delDia: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDeFranjas.todas, 'dia', fecha],
      queryFn: ({ signal }) => leerDia(fecha, signal),
      staleTime: 0,
      refetchInterval: CADA_CUANTO_MS,
      refetchOnWindowFocus: true,
    }),
};

/** Reads a day, or the list of its period where the day's own call is refused (specification §7). */
async function leerDia(fecha: string, signal: AbortSignal): Promise<Franja[]> {
  const siFalla = 'Error al obtener turnos del día';
  const comun = { siFalla, signal };
  try {
    return await llamar(franjasPorFecha, {
      ...comun,
      params: { fecha },
      query: { incluirDetalles: true },
    });
  } catch (error) {
    const hayRodeo = error instanceof ErrorDeApi && error.status > 0 && error.status !== 401;
    if (!hayRodeo) throw error;
    const query = { desde: fecha, hasta: fecha, incluirDetalles: true };
    return llamar(listarFranjas, { ...comun, query }).catch(() => {
      throw error;
    });
  }
}

interface NuevaFranja {
  inicio: string;
  fin: string;
}

interface CambiosDeFranja extends NuevaFranja {
  id: number;
  capacidadEfectiva: number;
  headers: SiNadieCambio;
}

export function useAgregarFranja() {
  return useCambioDelDia((body: NuevaFranja) =>
    llamar(crearFranja, { body, siFalla: ERROR_AL_AGREGAR }),
  );
}

export function useEditarFranja() {
  return useCambioDelDia(({ id, headers, ...body }: CambiosDeFranja) =>
    llamar(actualizarFranja, { params: { id }, headers, body, siFalla: ERROR_AL_EDITAR }),
  );
}

/** Reads a franja's current state, to be edited. */
export async function leerFranja(id: number): Promise<ConEtiqueta<FranjaEditable>> {
  const { datos, etiqueta } = await llamarConEtiqueta(obtenerFranja, {
    params: { id },
    siFalla: ERROR_AL_EDITAR,
  });
  return { datos: franjaEditable(datos), etiqueta };
}

export function useBloquearFranja() {
  return useCambioDelDia(({ id, motivo }: { id: number; motivo: string }) =>
    llamar(bloquearFranja, {
      params: { id },
      body: { motivo: motivo || null },
      siFalla: ERROR_DE_BLOQUEO,
    }),
  );
}

export function useDesbloquearFranja() {
  return useCambioDelDia((id: number) =>
    llamar(desbloquearFranja, { params: { id }, siFalla: ERROR_DE_BLOQUEO }),
  );
}

export function useEliminarFranja() {
  return useCambioDelDia((id: number) =>
    llamar(eliminarFranja, { params: { id }, siFalla: ERROR_AL_ELIMINAR }),
  );
}

/** The queries that a change of the day makes stale: the day, the clients' bookings and the conflicts with the plan. */
const LO_QUE_CAMBIA = [
  consultasDeFranjas.todas,
  consultasDeClientes.todas,
  consultaPorResolver().queryKey,
];

/** A change of the day. The day is read again afterwards, even after a refusal, which shows that it was out of date. */
export function useCambioDelDia<E, S>(
  hacer: (entrada: E) => Promise<S>,
  /** Called also where the refreshed day has unmounted the component that asked for the change. */
  alLograrlo?: (salida: S, entrada: E) => void,
) {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: hacer,
    onSuccess: (salida, entrada) => alLograrlo?.(salida, entrada),
    onSettled: () =>
      Promise.all(LO_QUE_CAMBIA.map((queryKey) => cliente.invalidateQueries({ queryKey }))),
  });
}

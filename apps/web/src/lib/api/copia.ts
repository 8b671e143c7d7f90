import { ErrorDeApi } from './ErrorDeApi.ts';
import { guardar, leer } from '../sesion/almacen.ts';
import { ahora } from '../tiempo/reloj.ts';
import type { Copia } from '../sesion/restosDeSesion.ts';
import { leerSesion, sigueGuardada } from '../sesion/sesion.ts';

export interface ConMomento {
  /**
   * The momento at which the browser stored this copy, in the centre's civil time. Undefined where
   * the data are a new answer of the server.
   */
  copiaDe?: string;
}

/**
 * Returns the server's answer. Without a network, returns the last answer that this person got. The
 * answer is kept in local storage until the session ends, unless `copia` is null; the service
 * worker never keeps an answer of the API.
 */
export async function conCopia<T extends object>(
  copia: Copia | null,
  pedir: () => Promise<T>,
): Promise<T & ConMomento> {
  if (!copia) return pedir();
  const { token, user } = leerSesion();
  const usuario = user?.id;
  try {
    const datos = await pedir();
    if (sigueGuardada(token)) {
      guardar(copia, JSON.stringify({ usuario, momento: ahora(), datos }));
    }
    return datos;
  } catch (error) {
    const guardada = sinRed(error) ? buscarCopia<T>(copia) : undefined;
    if (!guardada || guardada.usuario !== usuario) throw error;
    return { ...guardada.datos, copiaDe: guardada.momento };
  }
}

const ENTRE_INTENTOS_MS = 5_000;

/**
 * Returns the refetch interval of a query: milliseconds while the query shows a stored copy, else
 * false. The query has to repeat itself, because a device can report a network before the server
 * can be reached, or never notice that the server could not be reached.
 */
export function mientrasSeaCopia({ state }: { state: { data: ConMomento | undefined } }) {
  return state.data?.copiaDe ? ENTRE_INTENTOS_MS : false;
}

function sinRed(error: unknown): boolean {
  return error instanceof ErrorDeApi && error.status === 0;
}

interface Guardada<T> {
  usuario: number;
  momento: string;
  datos: T;
}

function buscarCopia<T>(copia: Copia): Guardada<T> | undefined {
  try {
    const guardada = JSON.parse(leer(copia) ?? '') as Guardada<T>;
    return typeof guardada.datos === 'object' ? guardada : undefined;
  } catch {
    return undefined;
  }
}

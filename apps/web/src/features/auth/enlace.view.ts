import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';

/*
 * The way of a reset link: asked for, looked at, used (specification §2, §4 and §5).
 */

export const PAUSA_ENTRE_ENVIOS = 60;
/** The server sends no more than these in an hour, and does not tell. */
export const ENVIOS_POR_HORA = 3;

/** `restan`: seconds of the pause that are left. */
export function reenvioDe(envios: number, restan: number): { puede: boolean; texto: string } {
  if (envios >= ENVIOS_POR_HORA) {
    return { puede: false, texto: 'Se puede pedir otro enlace en 1 hora' };
  }
  if (restan > 0) return { puede: false, texto: `Enviar de nuevo en ${restan} s` };
  return { puede: true, texto: 'Enviar de nuevo' };
}

/** The token of `?token=`; null when there is none. */
export function tokenEnDireccion(busqueda: string): string | null {
  return new URLSearchParams(busqueda).get('token')?.trim() || null;
}

/**
 * Whether a failure says that the link is no good. One that could not even be asked about (too long, of another
 * alphabet) is none; no connection, a busy server and too many tries say nothing about it.
 */
export function esEnlaceInvalido(error: unknown): boolean {
  if (!(error instanceof ErrorDeApi)) return false;
  if (error.codigo === 'ENLACE_INVALIDO' || error.status === 404) return true;
  return error.status === 400 && error.campos.some(({ campo }) => campo === 'token');
}

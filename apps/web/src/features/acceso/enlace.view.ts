import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';

/*
 * The steps of a reset link: requested, checked, used (specification §2, §4 and §5).
 */

export const PAUSA_ENTRE_ENVIOS = 60;
/**
 * The number of e-mails that the server sends in an hour; beyond it the server sends none and does
 * not say so.
 */
export const ENVIOS_POR_HORA = 3;

/** The state of the button that sends again. `restan` is what is left of the pause, in seconds. */
export function reenvioDe(envios: number, restan: number): { puede: boolean; texto: string } {
  if (envios >= ENVIOS_POR_HORA) {
    return { puede: false, texto: 'Se puede pedir otro enlace en 1 hora' };
  }
  if (restan > 0) return { puede: false, texto: `Enviar de nuevo en ${restan} s` };
  return { puede: true, texto: 'Enviar de nuevo' };
}

/** The token of `?token=`, or null when there is none. */
export function tokenEnDireccion(busqueda: string): string | null {
  return new URLSearchParams(busqueda).get('token')?.trim() || null;
}

/**
 * True where an error means that the link is invalid, which includes a token that the server
 * refuses to look up (too long, of another alphabet). No connection, a busy server and too many
 * tries mean nothing about the link.
 */
export function esEnlaceInvalido(error: unknown): boolean {
  if (!(error instanceof ErrorDeApi)) return false;
  if (error.codigo === 'ENLACE_INVALIDO' || error.status === 404) return true;
  return error.status === 400 && error.campos.some(({ campo }) => campo === 'token');
}

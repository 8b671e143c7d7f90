import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';

/*
 * The steps of a reset link: it is requested, checked and used (specification §2, §4 and §5).
 */

export const PAUSA_ENTRE_ENVIOS = 60;
/**
 * The number of reset e-mails that the server sends in an hour. After that the server sends none,
 * and its answer does not say so.
 */
export const ENVIOS_POR_HORA = 3;

/**
 * The state of the button that sends the link again; `restan` is the rest of the pause in seconds.
 */
export function reenvioDe(envios: number, restan: number): { puede: boolean; texto: string } {
  if (envios >= ENVIOS_POR_HORA) {
    return { puede: false, texto: 'Puedes pedir otro enlace en 1 hora' };
  }
  if (restan > 0) return { puede: false, texto: `Enviar de nuevo en ${restan} s` };
  return { puede: true, texto: 'Enviar de nuevo' };
}

/**
 * True where an error means that the link is invalid, or that the server refuses its token (too
 * long, or with wrong characters). A lost connection, a busy server and too many tries say nothing
 * about the link.
 */
export function esEnlaceInvalido(error: unknown): boolean {
  if (!(error instanceof ErrorDeApi)) return false;
  if (error.codigo === 'ENLACE_INVALIDO' || error.status === 404) return true;
  return error.status === 400 && error.campos.some(({ campo }) => campo === 'token');
}

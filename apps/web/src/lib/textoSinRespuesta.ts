import { ErrorDeApi } from './ErrorDeApi.ts';

/**
 * For `catch`: where no answer came there is no message of the server's either, and a screen with a text of its own
 * for that (specification §8) says it.
 */
export function textoSinRespuesta(texto: string): (error: unknown) => never {
  return (error) => {
    const sinRespuesta = error instanceof ErrorDeApi && error.codigo === 'SIN_CONEXION';
    throw sinRespuesta ? new Error(texto, { cause: error }) : error;
  };
}

import { ErrorDeApi } from './ErrorDeApi.ts';

/**
 * For `catch`: throws an error with this text in place of one without an answer, for screens with a
 * text of their own for that (specification §8).
 */
export function textoSinRespuesta(texto: string): (error: unknown) => never {
  return (error) => {
    const sinRespuesta = error instanceof ErrorDeApi && error.codigo === 'SIN_CONEXION';
    throw sinRespuesta ? new Error(texto, { cause: error }) : error;
  };
}

import type { Codigo, RespuestaDeError } from '@remanso/contract/error.contract';

export interface ErrorDeCampo {
  campo: string;
  mensaje: string;
}

/**
 * The code of a failed call. 'SIN_CONEXION' where no readable answer came, 'SIN_RESPUESTA' where no
 * answer came in time, '' where the answer has no code.
 */
type CodigoDeFalla = Codigo | 'SIN_CONEXION' | 'SIN_RESPUESTA' | '';

/** The dates of a series that was refused: those that lack a decision, or all as they are now. */
export type SerieRechazada = Pick<RespuestaDeError, 'fechas' | 'total' | 'sello'>;

interface Detalle {
  status: number;
  codigo: CodigoDeFalla;
  message: string;
  campos?: readonly ErrorDeCampo[];
  serie?: SerieRechazada;
}

export const ERROR_DE_CONEXION = 'Error de conexión. Intenta nuevamente.';
const ERROR_DE_ESPERA = 'El servidor tarda demasiado en responder. Intenta de nuevo.';

/** A failed call. `message` is Spanish, for the screen. `status` is 0 where no answer came. */
export class ErrorDeApi extends Error {
  override readonly name = 'ErrorDeApi';
  readonly status: number;
  readonly codigo: CodigoDeFalla;
  /** The fields that the server refused with status 400. */
  readonly campos: readonly ErrorDeCampo[];
  /** The refused series as it is now; undefined in every other error. */
  readonly serie: SerieRechazada | undefined;

  constructor({ status, codigo, message, campos = [], serie }: Detalle) {
    super(message);
    this.status = status;
    this.codigo = codigo;
    this.campos = campos;
    this.serie = serie;
  }

  static deConexion(status = 0): ErrorDeApi {
    return new ErrorDeApi({ status, codigo: 'SIN_CONEXION', message: ERROR_DE_CONEXION });
  }

  static deEspera(): ErrorDeApi {
    return new ErrorDeApi({ status: 0, codigo: 'SIN_RESPUESTA', message: ERROR_DE_ESPERA });
  }
}

/** True where the server refused a change because the screen was out of date (409 or 412). */
export function esConflicto(error: unknown): boolean {
  return error instanceof ErrorDeApi && (error.status === 409 || error.status === 412);
}

/** Returns the message of an error, or `siFalla` where there is no message. */
export function mensajeDe(error: unknown, siFalla: string): string {
  return error instanceof Error && error.message ? error.message : siFalla;
}

/**
 * Returns a handler for `catch`. Where no readable answer came (SIN_CONEXION), the handler throws
 * an error with `texto`; otherwise the handler throws the same error again. Used by screens that
 * have a special text for this case (specification §8).
 */
export function textoSinRespuesta(texto: string): (error: unknown) => never {
  return (error) => {
    const sinRespuesta = error instanceof ErrorDeApi && error.codigo === 'SIN_CONEXION';
    throw sinRespuesta ? new Error(texto, { cause: error }) : error;
  };
}

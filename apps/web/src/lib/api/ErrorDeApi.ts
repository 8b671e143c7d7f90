import type { Codigo } from '@remanso/contract/error.contract';

export interface ErrorDeCampo {
  campo: string;
  mensaje: string;
}

/**
 * The server's code; 'SIN_CONEXION' when nothing readable came back, 'SIN_RESPUESTA' when no answer
 * came in time, '' when the answer has none.
 */
type CodigoDeFalla = Codigo | 'SIN_CONEXION' | 'SIN_RESPUESTA' | '';

interface Detalle {
  status: number;
  codigo: CodigoDeFalla;
  message: string;
  campos?: readonly ErrorDeCampo[];
}

export const ERROR_DE_CONEXION = 'Error de conexión. Intenta nuevamente.';
const ERROR_DE_ESPERA = 'El servidor tarda demasiado en responder. Se puede intentar de nuevo.';

/** A failed call, with a Spanish message for the screen. `status` is 0 when no answer came. */
export class ErrorDeApi extends Error {
  override readonly name = 'ErrorDeApi';
  readonly status: number;
  readonly codigo: CodigoDeFalla;
  /** The fields that a 400 refused. */
  readonly campos: readonly ErrorDeCampo[];

  constructor({ status, codigo, message, campos = [] }: Detalle) {
    super(message);
    this.status = status;
    this.codigo = codigo;
    this.campos = campos;
  }

  static deConexion(status = 0): ErrorDeApi {
    return new ErrorDeApi({ status, codigo: 'SIN_CONEXION', message: ERROR_DE_CONEXION });
  }

  static deEspera(): ErrorDeApi {
    return new ErrorDeApi({ status: 0, codigo: 'SIN_RESPUESTA', message: ERROR_DE_ESPERA });
  }
}

/** True where the current state forbids the change: what this screen knew of it is out of date. */
export function esConflicto(error: unknown): boolean {
  return error instanceof ErrorDeApi && (error.status === 409 || error.status === 412);
}

/** The text to show for anything that was thrown. */
export function mensajeDe(error: unknown, siFalla: string): string {
  return error instanceof Error && error.message ? error.message : siFalla;
}

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

import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';

export const ERROR_AL_RESERVAR = 'Error al crear la reserva. Por favor intenta de nuevo.';

/**
 * An attempt to book. The same attempt sent twice, with the same `clave`, books once, even where
 * the first answer was lost.
 */
export interface Intento {
  contenido: string;
  /** The total price that was on screen; undefined where the screen showed no price. */
  precioEsperado?: number | undefined;
  clave: string;
  /**
   * True once the attempt was sent and not refused: without an answer, the booking may have been
   * made.
   */
  enDuda: boolean;
}

/**
 * Returns the attempt for this body and price. Returns `anterior` where its body and price are the
 * same, or where it has this body and is in doubt: only the same request reveals whether the
 * booking was made. Otherwise returns a new attempt with the key `clave`.
 */
export function intentoPara(
  anterior: Intento | null,
  cuerpo: object,
  precioEsperado: number | undefined,
  clave: string,
): Intento {
  const contenido = JSON.stringify(cuerpo);
  const esElMismo =
    anterior?.contenido === contenido &&
    (anterior.enDuda || anterior.precioEsperado === precioEsperado);
  if (esElMismo) return { ...anterior, enDuda: true };
  return { contenido, precioEsperado, clave, enDuda: true };
}

/**
 * Returns the attempt after a failure. After a refusal (status 4xx) the attempt is not in doubt;
 * after no answer, or a failure of the server, the attempt is in doubt.
 */
export function trasFallar(intento: Intento, fallo: unknown): Intento {
  const status = fallo instanceof ErrorDeApi ? fallo.status : 0;
  return { ...intento, enDuda: status < 400 || status >= 500 };
}

/** True where a booking with this body may have been made already. */
export function estaEnDuda(intento: Intento | null, cuerpo: object): boolean {
  return intento?.enDuda === true && intento.contenido === JSON.stringify(cuerpo);
}

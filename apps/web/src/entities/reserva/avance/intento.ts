import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';

export const ERROR_AL_RESERVAR = 'Error al crear la reserva. Por favor intenta de nuevo.';

/**
 * An attempt to book. Sent again with the same key, it never books twice, even where the first
 * answer was lost.
 */
export interface Intento {
  contenido: string;
  /** The total that was on screen; undefined where there was none. */
  precioEsperado?: number | undefined;
  clave: string;
  /**
   * True once it was sent and not refused: the booking may have been made although no answer came.
   */
  enDuda: boolean;
}

/**
 * The attempt for this content and price. The previous attempt is used again where both are the
 * same, or where it is in doubt: only the same request again reveals whether the booking was made.
 * A new one has the key `clave`.
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
 * The attempt after a failure. A refusal leaves no doubt; no answer or a failure of the server
 * does.
 */
export function trasFallar(intento: Intento, fallo: unknown): Intento {
  const status = fallo instanceof ErrorDeApi ? fallo.status : 0;
  return { ...intento, enDuda: status < 400 || status >= 500 };
}

/** True where this very booking may have been made already. */
export function estaEnDuda(intento: Intento | null, cuerpo: object): boolean {
  return intento?.enDuda === true && intento.contenido === JSON.stringify(cuerpo);
}

import { ErrorDeApi } from '../../../lib/ErrorDeApi.ts';
import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';

/** One attempt to book: the same content keeps its key, so that a lost answer never books twice. */
export interface Intento {
  contenido: string;
  /** The total that was on the screen; undefined where there was none. */
  precioEsperado?: number | undefined;
  clave: string;
  /** Sent, and not yet refused: it may be booked although nobody said so. */
  enDuda: boolean;
}

/** While it is in doubt it keeps its price as well: only repeated as it was does it tell what became of it. */
export function intentoPara(
  anterior: Intento | null,
  cuerpo: object,
  precioEsperado: number | undefined,
): Intento {
  const contenido = JSON.stringify(cuerpo);
  const esElMismo =
    anterior?.contenido === contenido &&
    (anterior.enDuda || anterior.precioEsperado === precioEsperado);
  if (esElMismo) return { ...anterior, enDuda: true };
  return { contenido, precioEsperado, clave: claveDeIdempotencia(), enDuda: true };
}

/** What is sent of it beside its content. */
export function precioDe({ precioEsperado }: Intento): { precioEsperado?: number } {
  return precioEsperado === undefined ? {} : { precioEsperado };
}

/** A refusal leaves no doubt; no answer, or a failure of the server, does. */
export function trasFallar(intento: Intento, fallo: unknown): Intento {
  const status = fallo instanceof ErrorDeApi ? fallo.status : 0;
  return { ...intento, enDuda: status < 400 || status >= 500 };
}

/** Whether this very booking may be made already. */
export function estaEnDuda(intento: Intento | null, cuerpo: object): boolean {
  return intento?.enDuda === true && intento.contenido === JSON.stringify(cuerpo);
}

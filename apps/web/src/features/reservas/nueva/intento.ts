import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';

/** One attempt to book: the same content keeps its key, so that a lost answer never books twice. */
export interface Intento {
  contenido: string;
  clave: string;
  /** Sent, and not yet refused: it may be booked although nobody said so. */
  enDuda: boolean;
}

export function intentoPara(anterior: Intento | null, cuerpo: object): Intento {
  const contenido = JSON.stringify(cuerpo);
  const clave = anterior?.contenido === contenido ? anterior.clave : claveDeIdempotencia();
  return { contenido, clave, enDuda: true };
}

/** Whether this very booking may be made already. */
export function estaEnDuda(intento: Intento | null, cuerpo: object): boolean {
  return intento?.enDuda === true && intento.contenido === JSON.stringify(cuerpo);
}

import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';

/** One attempt to book: the same content keeps its key, so that a lost answer never books twice. */
export interface Intento {
  contenido: string;
  clave: string;
}

export function intentoPara(anterior: Intento | null, cuerpo: object): Intento {
  const contenido = JSON.stringify(cuerpo);
  return anterior?.contenido === contenido ? anterior : { contenido, clave: claveDeIdempotencia() };
}

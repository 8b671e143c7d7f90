import { useRef } from 'react';
import { claveDeIdempotencia } from './idempotencia.ts';

/**
 * Returns a function that sends a request with an `Idempotency-Key`. The same content sent again
 * after a failure has the same key, so that the server does it once.
 */
export function useUnaSolaVez() {
  const intento = useRef<{ clave: string; que: string } | null>(null);
  return async <S>(contenido: object, enviar: (clave: string) => Promise<S>): Promise<S> => {
    const que = JSON.stringify(contenido);
    if (intento.current?.que !== que) intento.current = { clave: claveDeIdempotencia(), que };
    const respuesta = await enviar(intento.current.clave);
    intento.current = null;
    return respuesta;
  };
}

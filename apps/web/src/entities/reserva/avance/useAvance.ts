import { useRef, useState } from 'react';
import { claveDeIdempotencia } from '../../../lib/api/idempotencia.ts';
import type { Avance, Grupo, Pantalla, Suceso } from './avance.ts';
import { avanzar } from './avanzar.ts';
import type { Intento } from './intento.ts';

interface Atadura<E, R> {
  inicial: () => Avance<E, R>;
  /** Called at once with each change of the avance, even after the screen was closed. */
  alCambiar?: (ahora: Avance<E, R>, antes: Avance<E, R>) => void;
}

/**
 * A request to book: its body, and the attempt whose key makes it safe to send the request twice.
 */
export interface Envio<C> {
  cuerpo: C;
  intento: Intento;
}

/** Connects a booking that is being made to a screen. */
export function useAvance<E extends Grupo, C extends object, R>(
  pantalla: Pantalla<E, C>,
  { inicial, alCambiar }: Atadura<E, R>,
) {
  const [avance, setAvance] = useState(inicial);
  // The current avance, outside React's state: a second tap in the same moment must find it, and so
  // must an answer that arrives after the screen was closed.
  const ultimo = useRef(avance);

  function suceder(suceso: Suceso<E, R>): Avance<E, R> {
    const antes = ultimo.current;
    const ahora = avanzar(antes, suceso, pantalla);
    if (ahora !== antes) {
      ultimo.current = ahora;
      alCambiar?.(ahora, antes);
      setAvance(ahora);
    }
    return ahora;
  }

  /**
   * Sends the confirmed booking; a second call while the request runs sends nothing. Returns the
   * booking that was made, or undefined where none was made.
   */
  async function confirmar(
    { falta, precio }: { falta: string | null; precio: number | undefined },
    mandar: (envio: Envio<C>) => Promise<R>,
  ): Promise<R | undefined> {
    const antes = ultimo.current;
    const ahora = suceder({ tipo: 'confirmar', falta, precio, clave: claveDeIdempotencia() });
    const cuerpo = pantalla.cuerpoDe(ahora.datos.eleccion);
    if (ahora === antes || ahora.en !== 'enviando' || !cuerpo) return undefined;
    try {
      const reserva = await mandar({ cuerpo, intento: ahora.datos.intento });
      suceder({ tipo: 'reservada', reserva });
      return reserva;
    } catch (fallo) {
      suceder({ tipo: 'fallo', fallo });
      return undefined;
    }
  }

  return { avance, suceder, confirmar };
}

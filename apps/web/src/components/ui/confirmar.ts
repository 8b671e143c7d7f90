import type { ReactNode } from 'react';

/*
 * Asks before what cannot be undone, in place of the browser's `confirm` (specification §5). `Confirmaciones` shows it.
 */

export interface Pregunta {
  /** As a question: '¿Cancelar la reserva?' */
  titulo: string;
  /** What will happen, in words: who is told, what is lost, the price before and after. */
  detalle: ReactNode;
  /** The button that does it, named by its verb: 'Cancelar reserva'. */
  accion: string;
  /** The button that leaves things as they are; 'Volver' unless said. */
  volver?: string;
  /** `peligro` (the default) for what destroys. */
  tono?: 'peligro' | 'normal';
  /** `md` for a detail with a list in it. */
  ancho?: 'sm' | 'md';
  /** Done while the dialog waits. If it fails the dialog stays, with the error in it. */
  alConfirmar?: () => Promise<unknown>;
  /** The text for a failure without a message of its own. */
  siFalla?: string;
}

export interface PreguntaAbierta extends Pregunta {
  responder: (respuesta: boolean) => void;
}

let abierta: PreguntaAbierta | null = null;
const oyentes = new Set<() => void>();

export function leerPregunta(): PreguntaAbierta | null {
  return abierta;
}

export function suscribirPregunta(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** True once it was confirmed (and `alConfirmar` succeeded), false if it was left. */
export function confirmar(pregunta: Pregunta): Promise<boolean> {
  abierta?.responder(false);
  return new Promise((resolver) => {
    cambiar({
      ...pregunta,
      responder(respuesta) {
        cambiar(null);
        resolver(respuesta);
      },
    });
  });
}

function cambiar(nueva: PreguntaAbierta | null): void {
  abierta = nueva;
  for (const oyente of oyentes) oyente();
}

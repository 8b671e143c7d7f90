import type { ReactNode } from 'react';
import { leerSesion, suscribir } from '../../../lib/sesion/sesion.ts';

/*
 * Asks before something that cannot be undone, in place of the browser's `confirm` (specification
 * §5); `Confirmaciones` shows the question. A question belongs to its screen and to the person it
 * was asked: when either leaves, the answer is no.
 */

export interface Pregunta {
  /** The question: '¿Cancelar la reserva?' */
  titulo: string;
  /** The consequences in words: who is told, what is lost, the price before and after. */
  detalle: ReactNode;
  /** The text of the button that confirms, a verb: 'Cancelar reserva'. */
  accion: string;
  /** The text of the button that changes nothing; 'Volver' by default. */
  volver?: string;
  /** A third button, which does not confirm and does something else: 'Dejar lo guardado'. */
  otra?: { texto: string; alElegir: () => void };
  /** `peligro`, the default, is for what destroys. */
  tono?: 'peligro' | 'normal';
  /** `md` is for a detail with a list in it. */
  ancho?: 'sm' | 'md';
  /**
   * The action to confirm, run while the dialog waits. If it fails, the dialog stays and shows the
   * error.
   */
  alConfirmar?: () => Promise<unknown>;
  /** The text for a failure without a message of its own. */
  siFalla?: string;
}

export interface PreguntaAbierta extends Pregunta {
  responder: (respuesta: boolean) => void;
  /** Runs the confirmed action, and rethrows its error. */
  aceptar: () => Promise<void>;
}

interface PreguntaHecha extends PreguntaAbierta {
  deQuien: string;
  /**
   * True while the action runs: leaving hides the question, and its outcome is reported all the
   * same.
   */
  enMarcha: boolean;
}

let abierta: PreguntaHecha | null = null;
const oyentes = new Set<() => void>();

/** The open question. Null for a screen that is drawn before the screen that asked has gone. */
export function buscarPregunta(): PreguntaAbierta | null {
  return abierta?.deQuien === quienPregunta() ? abierta : null;
}

/** Returns whether a question waits for the person, rather than for what they have confirmed. */
export function esperaRespuesta(): boolean {
  return abierta?.deQuien === quienPregunta() && !abierta.enMarcha;
}

export function suscribirPregunta(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => {
    oyentes.delete(oyente);
    // The check waits for a microtask: in development React unmounts everything once and mounts it
    // again at once.
    queueMicrotask(() => {
      if (oyentes.size === 0 || !buscarPregunta()) dejar();
    });
  };
}

// A question may be asked before its dialog has arrived, and the session be read meanwhile: it then
// waits.
suscribir(() => {
  if (!buscarPregunta()) dejar();
});

/**
 * Asks a question. Resolves to true once it was confirmed and `alConfirmar` has succeeded, to false
 * if it was left.
 */
export function confirmar(pregunta: Pregunta): Promise<boolean> {
  abierta?.responder(false);
  return new Promise((resolver) => {
    const hecha: PreguntaHecha = {
      ...pregunta,
      deQuien: quienPregunta(),
      enMarcha: false,
      responder(respuesta) {
        if (abierta === hecha) cambiar(null);
        resolver(respuesta);
      },
      async aceptar() {
        marchar(true);
        try {
          await pregunta.alConfirmar?.();
        } finally {
          marchar(false);
        }
        hecha.responder(true);
      },
    };
    const marchar = (enMarcha: boolean) => {
      hecha.enMarcha = enMarcha;
      avisarATodos();
    };
    cambiar(hecha);
  });
}

function quienPregunta(): string {
  return `${window.location.pathname} ${leerSesion().user?.id}`;
}

/** Answers the open question with no, unless its action is already running. */
function dejar(): void {
  if (abierta?.enMarcha) cambiar(null);
  else abierta?.responder(false);
}

function cambiar(nueva: PreguntaHecha | null): void {
  abierta = nueva;
  avisarATodos();
}

function avisarATodos(): void {
  for (const oyente of oyentes) oyente();
}

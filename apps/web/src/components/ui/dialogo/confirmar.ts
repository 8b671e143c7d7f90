import type { ReactNode } from 'react';
import { leerSesion, suscribir } from '../../../lib/sesion/sesion.ts';

/*
 * Asks before an action that cannot be undone, instead of the browser's `confirm` (specification
 * §5). The component `Confirmaciones` shows the question. When the person leaves the screen or
 * another person logs in, the answer is no.
 */

export interface Pregunta {
  /** The question itself, such as '¿Cancelar la reserva?'. */
  titulo: string;
  /** The consequences: who gets a message, what is lost, the price before and after. */
  detalle: ReactNode;
  /** The text of the confirming button, a verb such as 'Cancelar reserva'. */
  accion: string;
  /** The text of the button that changes nothing; 'Volver' by default. */
  volver?: string;
  /**
   * A third button, which does not confirm but does something else, such as 'Dejar lo guardado'.
   */
  otra?: { texto: string; alElegir: () => void };
  /** `peligro` (the default) for an action that destroys something. */
  tono?: 'peligro' | 'normal';
  /** The width of the dialog; `md` where `detalle` contains a list. */
  ancho?: 'sm' | 'md';
  /**
   * The confirmed action. The dialog stays open while it runs; where it fails, the dialog shows the
   * error.
   */
  alConfirmar?: () => Promise<unknown>;
  /** The text shown for an error that has no message of its own. */
  siFalla?: string;
}

export interface PreguntaAbierta extends Pregunta {
  responder: (respuesta: boolean) => void;
  /** Runs `alConfirmar` and throws its error again. */
  aceptar: () => Promise<void>;
}

interface PreguntaHecha extends PreguntaAbierta {
  deQuien: string;
  /**
   * True while `alConfirmar` runs. Where the person leaves the screen then, the question is hidden,
   * but its result is still reported.
   */
  enMarcha: boolean;
}

let abierta: PreguntaHecha | null = null;
const oyentes = new Set<() => void>();

/**
 * Returns the open question. Null where no question is open, or where it was asked on another path
 * or of another person.
 */
export function buscarPregunta(): PreguntaAbierta | null {
  return abierta?.deQuien === quienPregunta() ? abierta : null;
}

/** True while a question waits for the person's answer; false once its action runs. */
export function esperaRespuesta(): boolean {
  return abierta?.deQuien === quienPregunta() && !abierta.enMarcha;
}

export function suscribirPregunta(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => {
    oyentes.delete(oyente);
    // The check waits for a microtask, because React in development mode unmounts every component
    // once and mounts it again at once.
    queueMicrotask(() => {
      if (oyentes.size === 0 || !buscarPregunta()) dejar();
    });
  };
}

// The open question is answered with no when the session's person changes. Where the same session
// is only read again, the question stays, even while its dialog is still loading.
suscribir(() => {
  if (!buscarPregunta()) dejar();
});

/**
 * Asks a question. Resolves to true once the person has confirmed and `alConfirmar` has succeeded,
 * and to false where the person has left the question.
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

/** Answers the open question with no. Where its action already runs, only hides the question. */
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

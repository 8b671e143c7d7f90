import type { ReactNode } from 'react';
import { leerSesion, suscribir } from '../../lib/sesion.ts';

/*
 * Asks before what cannot be undone, in place of the browser's `confirm` (specification §5). `Confirmaciones` shows it.
 * A question belongs to the screen and to the person it was asked: leaving either is a no.
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
  /** A third way, which leaves it undone and does something else: 'Dejar lo guardado'. */
  otra?: { texto: string; alElegir: () => void };
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
  /** Does what was said yes to, and throws what it failed of. */
  aceptar: () => Promise<void>;
}

interface PreguntaHecha extends PreguntaAbierta {
  deQuien: string;
  /** Being done: leaving takes it out of sight, and what becomes of it is told all the same. */
  enMarcha: boolean;
}

let abierta: PreguntaHecha | null = null;
const oyentes = new Set<() => void>();

/** Null also for a next screen that is drawn before the one that asked has gone. */
export function leerPregunta(): PreguntaAbierta | null {
  return abierta?.deQuien === quienPregunta() ? abierta : null;
}

export function suscribirPregunta(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => {
    oyentes.delete(oyente);
    // Not at once: in development React takes everything away once, to put it back in the same breath.
    queueMicrotask(dejarLaAjena);
  };
}

suscribir(dejarLaAjena);

/** True once it was confirmed (and `alConfirmar` succeeded), false if it was left. */
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
        hecha.enMarcha = true;
        try {
          await pregunta.alConfirmar?.();
        } finally {
          hecha.enMarcha = false;
        }
        hecha.responder(true);
      },
    };
    cambiar(hecha);
  });
}

function quienPregunta(): string {
  return `${window.location.pathname} ${leerSesion().user?.id}`;
}

function dejarLaAjena(): void {
  if (oyentes.size > 0 && leerPregunta()) return;
  if (abierta?.enMarcha) cambiar(null);
  else abierta?.responder(false);
}

function cambiar(nueva: PreguntaHecha | null): void {
  abierta = nueva;
  for (const oyente of oyentes) oyente();
}

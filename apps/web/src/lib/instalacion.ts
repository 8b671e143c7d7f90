/*
 * The offer of the browser itself to install the app, which is kept until the app shows the offer
 * (rules §18.5).
 */

/**
 * The event that Chromium fires on a page that can be installed. The types of the DOM lack this
 * event.
 */
export interface Invitacion extends Event {
  prompt(): Promise<unknown>;
}

let invitacion: Invitacion | null = null;
const oyentes = new Set<() => void>();

/** Keeps the offer of the browser, which the browser would otherwise show at the first visit. */
export function escucharInstalacion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    cambiar(event as Invitacion);
  });
  addEventListener('appinstalled', () => cambiar(null));
}

export const leerInvitacion = () => invitacion;

export function seguirInvitacion(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

function cambiar(nueva: Invitacion | null): void {
  invitacion = nueva;
  for (const oyente of oyentes) oyente();
}

/*
 * The browser's own offer to install the app, kept until the app makes it (rules §18.5).
 */

/** What Chromium gives to a page that can be installed. No library of types knows it. */
export interface Invitacion extends Event {
  prompt(): Promise<unknown>;
}

let invitacion: Invitacion | null = null;
const oyentes = new Set<() => void>();

/** Keeps the browser's offer, which the browser would otherwise make at the first visit. */
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

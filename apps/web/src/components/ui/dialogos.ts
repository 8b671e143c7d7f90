/*
 * The open dialogs, the topmost last. What is outside of it can be neither pressed nor heard, so the toasts live in it.
 */

let abiertos: readonly HTMLElement[] = [];
const oyentes = new Set<() => void>();

/** Where something must be put to be within reach. */
export function loDeArriba(): HTMLElement {
  return abiertos.at(-1) ?? document.body;
}

export function suscribirDialogos(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Returns how to take it away, which must come before the page loses it. */
export function ponerDialogo(dialogo: HTMLElement): () => void {
  cambiar([...abiertos, dialogo]);
  return () => cambiar(abiertos.filter((otro) => otro !== dialogo));
}

function cambiar(nuevos: readonly HTMLElement[]): void {
  abiertos = nuevos;
  for (const oyente of oyentes) oyente();
}

/*
 * The open dialogs, the topmost last. Nothing outside the topmost one can be pressed or is read
 * aloud, so the toasts live in it.
 */

let abiertos: readonly HTMLElement[] = [];
const oyentes = new Set<() => void>();

/**
 * The element inside which something must stand to be reachable: the topmost dialog, or the body.
 */
export function loDeArriba(): HTMLElement {
  return abiertos.at(-1) ?? document.body;
}

export function suscribirDialogos(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/**
 * Adds a dialog and returns the function that removes it, which must be called before the dialog
 * leaves the page.
 */
export function ponerDialogo(dialogo: HTMLElement): () => void {
  cambiar([...abiertos, dialogo]);
  return () => cambiar(abiertos.filter((otro) => otro !== dialogo));
}

function cambiar(nuevos: readonly HTMLElement[]): void {
  abiertos = nuevos;
  for (const oyente of oyentes) oyente();
}

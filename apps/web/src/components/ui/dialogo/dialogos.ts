/*
 * The open dialogs, the topmost last. Nothing outside of the topmost dialog can be pressed or is
 * read aloud, so the carteles are put inside that dialog.
 */

let abiertos: readonly HTMLElement[] = [];
const oyentes = new Set<() => void>();

/**
 * Returns the element that is reachable for the person: the topmost dialog, or the body where no
 * dialog is open.
 */
export function loDeArriba(): HTMLElement {
  return abiertos.at(-1) ?? document.body;
}

export function suscribirDialogos(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/**
 * Adds a dialog; returns a function that removes it again. Call that function before the dialog
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

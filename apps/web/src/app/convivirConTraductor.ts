/*
 * A browser's translator replaces each text of the page by a new one inside a `<font>`. React knows
 * nothing of it: it goes on writing into the text that it made, which is no longer in the page, so
 * that what is shown stays behind; and where it removes that text, or puts something before it, the
 * browser throws and the whole screen is lost. React has no setting for this, and an element around
 * every text of every screen would be forgotten somewhere. So each text is put back just before React
 * touches it; the translator then finds it as a new text and translates it again.
 */

/** The texts that each `<font>` of the translator replaces, in their order. */
const reemplazados = new WeakMap<Node, ChildNode[]>();
/** The `<font>` that replaces each text. */
const reemplazoDe = new WeakMap<Node, ChildNode>();
/** Each `<font>` that has come in what the translator is doing now. */
const llegados = new Set<ChildNode>();

/** Makes React's writes reach the page also where a translator has replaced its texts. */
export function convivirConTraductor(): void {
  const observador = new MutationObserver((cambios) => {
    anotarReemplazos(cambios);
    llegados.clear();
  });
  observador.observe(document, { childList: true, subtree: true });
  const devolver = (nodo: Node | null) => {
    anotarReemplazos(observador.takeRecords());
    const reemplazo = nodo && reemplazoDe.get(nodo);
    if (!reemplazo) return;
    const textos = reemplazados.get(reemplazo) ?? [];
    for (const texto of textos) reemplazoDe.delete(texto);
    // Without a parent, the translator has put the texts back itself, or all of it is gone.
    if (reemplazo.parentNode) reemplazo.replaceWith(...textos);
  };

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    nodo: T,
    siguiente: Node | null,
  ) {
    devolver(siguiente);
    return insertBefore.call(this, nodo, siguiente) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, nodo: T) {
    devolver(nodo);
    return removeChild.call(this, nodo) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, texto: string | null) {
      devolver(this);
      nodeValue?.set?.call(this, texto);
    },
  });
}

/** Notes which texts gave way to a `<font>` beside them. */
function anotarReemplazos(cambios: MutationRecord[]): void {
  for (const { addedNodes } of cambios) {
    for (const nodo of addedNodes) if (esReemplazo(nodo)) llegados.add(nodo);
  }
  if (llegados.size === 0) return;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of cambios) {
    const vecinos = [...addedNodes, previousSibling, nextSibling]
      .filter(esReemplazo)
      .filter((nodo) => llegados.has(nodo));
    for (const texto of removedNodes) {
      if (!(texto instanceof Text)) continue;
      // One that has no text yet comes first: it is this text's own.
      const reemplazo = vecinos.find((nodo) => !reemplazados.has(nodo)) ?? vecinos[0];
      if (!reemplazo) continue;
      reemplazados.set(reemplazo, [...(reemplazados.get(reemplazo) ?? []), texto]);
      reemplazoDe.set(texto, reemplazo);
    }
  }
}

function esReemplazo(nodo: Node | null): nodo is ChildNode {
  return nodo?.nodeName === 'FONT';
}

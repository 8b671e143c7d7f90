/**
 * A `ref` for an element that takes the focus when it appears. In a dialog that is about to open
 * the browser looks for the `autofocus` attribute, which React never writes; in an open dialog the
 * element takes the focus at once.
 */
export function enfocar(elemento: HTMLElement | null): void {
  elemento?.setAttribute('autofocus', '');
  elemento?.focus();
}

/**
 * Moves the focus to the top of the screen, or to the heading with this id, when the element that
 * held it has gone, so that a screen reader goes on from there.
 */
export function enfocarTitulo(id?: string): void {
  const titulo = id ? document.getElementById(id) : document.querySelector<HTMLElement>('h1');
  titulo?.focus({ preventScroll: true });
}

/**
 * A `ref` for an element that takes the focus when it appears. In a dialog that is about to open
 * the browser looks for the `autofocus` attribute, which React never writes; in an open dialog the
 * element takes the focus at once.
 */
export function enfocar(elemento: HTMLElement | null): void {
  elemento?.setAttribute('autofocus', '');
  elemento?.focus();
}

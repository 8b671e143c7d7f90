/**
 * A `ref` for what takes the focus when it appears: in a dialog that is about to open the browser looks for the
 * attribute, which React never writes; in one that is open it takes the focus at once.
 */
export function enfocar(elemento: HTMLElement | null): void {
  elemento?.setAttribute('autofocus', '');
  elemento?.focus();
}

/**
 * A `ref` for an element that takes the focus when the element appears. When a dialog opens, the
 * browser looks for an element with the `autofocus` attribute, which React never writes. In a
 * dialog that is already open, the element takes the focus at once.
 */
export function enfocar(elemento: HTMLElement | null): void {
  elemento?.setAttribute('autofocus', '');
  elemento?.focus();
}

/**
 * Moves the focus to the heading with this id, or to the `h1` where `id` is missing. Callers use
 * this function when the element that had the focus was removed: a screen reader then goes on from
 * the heading.
 */
export function enfocarTitulo(id?: string): void {
  const titulo = id ? document.getElementById(id) : document.querySelector<HTMLElement>('h1');
  titulo?.focus({ preventScroll: true });
}

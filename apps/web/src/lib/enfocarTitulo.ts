/**
 * Moves the focus to the top of the screen, or to the heading with this id, when the element that
 * held it has gone, so that a screen reader goes on from there.
 */
export function enfocarTitulo(id?: string): void {
  const titulo = id ? document.getElementById(id) : document.querySelector<HTMLElement>('h1');
  titulo?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the top of the screen when the element that held it has gone, so that a screen reader goes on from
 * there.
 */
export function enfocarTitulo(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

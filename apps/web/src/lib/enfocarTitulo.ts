/** Where the focus goes when what held it is gone: the top of the screen, from which reading goes on. */
export function enfocarTitulo(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

import { enfocarTitulo } from '../../lib/enfocar.ts';

/**
 * Moves the focus to the booking when the focused button has disappeared after its action. A button
 * that is still on the page keeps the focus. Where the booking has left the page, the page's title
 * takes the focus.
 */
export function enfocarReserva(id: number): void {
  const titulo = document.getElementById(`reserva-${id}`);
  if (titulo?.closest('article')?.contains(document.activeElement)) return;
  if (titulo) titulo.focus({ preventScroll: true });
  else enfocarTitulo();
}

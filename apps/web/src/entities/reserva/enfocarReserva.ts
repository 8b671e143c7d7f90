import { enfocarTitulo } from '../../lib/enfocar.ts';

/**
 * Moves the focus to the booking when the button that had it has gone with its action; the booking
 * says what became of it. A button that is still there keeps the focus. A booking that has left the
 * page on screen leaves it to the title.
 */
export function enfocarReserva(id: number): void {
  const titulo = document.getElementById(`reserva-${id}`);
  if (titulo?.closest('article')?.contains(document.activeElement)) return;
  if (titulo) titulo.focus({ preventScroll: true });
  else enfocarTitulo();
}

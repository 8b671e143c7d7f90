/**
 * Moves the focus to the booking when the button that had it has gone with its action; the booking says what became of
 * it. A button that is still there keeps the focus.
 */
export function enfocarReserva(id: number): void {
  const titulo = document.getElementById(`reserva-${id}`);
  if (titulo?.closest('article')?.contains(document.activeElement)) return;
  titulo?.focus({ preventScroll: true });
}

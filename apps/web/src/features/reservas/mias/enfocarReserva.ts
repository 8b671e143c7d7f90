/**
 * Where the focus goes when the button that had it went with what it did: the booking, which says what became of it. A
 * button that is still there keeps it.
 */
export function enfocarReserva(id: number): void {
  const titulo = document.getElementById(`reserva-${id}`);
  if (titulo?.closest('article')?.contains(document.activeElement)) return;
  titulo?.focus({ preventScroll: true });
}

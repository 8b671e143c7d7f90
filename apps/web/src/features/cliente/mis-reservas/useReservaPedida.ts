import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { numeroEn } from '../../../lib/direccion.ts';

/** Leads to the booking that the address asks for (`reserva`), once the bookings are on screen. */
export function useReservaPedida(estanALaVista: boolean): void {
  const id = numeroEn(useSearch(), 'reserva');
  useEffect(() => {
    if (!estanALaVista || id === null) return;
    const titulo = document.getElementById(`reserva-${id}`);
    titulo?.closest('article')?.scrollIntoView({ block: 'center' });
    titulo?.focus({ preventScroll: true });
  }, [estanALaVista, id]);
}

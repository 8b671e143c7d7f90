import { useCallback } from 'react';
import { destinoCon, paginaParaPersonas } from '../../../../lib/direccion/direccion.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import type { VieneDe } from '../../../../entities/reserva/cambio-de-turno.view.ts';

/**
 * Returns a function that goes back to the booking in Mis Reservas: to the history entry that the
 * client came from, or otherwise by replacing the present entry.
 */
export function useVueltaALaReserva(reserva: number | null) {
  return useCallback(
    (pagina?: number) => {
      const vieneDe = (history.state as VieneDe | null)?.vieneDe;
      const destino = destinoCon('/reservas/mis-reservas', {
        pagina: paginaParaPersonas(pagina ?? 0),
        reserva,
      });
      if (vieneDe && (pagina === undefined || vieneDe === destino)) history.back();
      else navegar(destino, { reemplazar: true });
    },
    [reserva],
  );
}

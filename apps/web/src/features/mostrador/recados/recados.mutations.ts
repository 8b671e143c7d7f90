import type { Recado } from '@remanso/contract/reserva/recados.contract';
import { llamar } from '../../../lib/api/api.ts';

export const ERROR_AL_MARCAR = 'Error al marcar el aviso';

/** Ticks a recado, or takes the tick back. */
export function marcar({ tipo, reserva: { id, franja } }: Recado, avisado: boolean) {
  const llamada = { params: { id, tipo }, siFalla: ERROR_AL_MARCAR };
  return avisado
    ? llamar('PUT /reservas/{id}/recados/{tipo}', { ...llamada, body: { franjaId: franja.id } })
    : llamar('DELETE /reservas/{id}/recados/{tipo}', {
        ...llamada,
        query: { franjaId: franja.id },
      });
}

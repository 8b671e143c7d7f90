import { llamar } from '../../../lib/api/api.ts';
import type { UnRecado } from './recados.view.ts';

export const ERROR_AL_MARCAR = 'Error al marcar el aviso';

/** Marks a recado as sent, or takes the mark back where `avisado` is false. */
export function marcar(recado: UnRecado, avisado: boolean) {
  if (recado.tipo === 'OFERTA') {
    const { tipo, espera } = recado;
    const llamada = { params: { id: espera.id, tipo }, siFalla: ERROR_AL_MARCAR };
    return avisado
      ? llamar('PUT /esperas/{id}/recados/{tipo}', llamada)
      : llamar('DELETE /esperas/{id}/recados/{tipo}', llamada);
  }
  const { id, franja } = recado.reserva;
  const llamada = { params: { id, tipo: recado.tipo }, siFalla: ERROR_AL_MARCAR };
  return avisado
    ? llamar('PUT /reservas/{id}/recados/{tipo}', { ...llamada, body: { franjaId: franja.id } })
    : llamar('DELETE /reservas/{id}/recados/{tipo}', {
        ...llamada,
        query: { franjaId: franja.id },
      });
}

import { llamar } from '../../lib/api/api.ts';

export const ERROR_AL_CONFIRMAR = 'Error al confirmar la hora';

export function confirmarHora() {
  return llamar('PUT /reloj', { siFalla: ERROR_AL_CONFIRMAR });
}

import { llamar } from '../../../lib/api/api.ts';

export const ERROR_AL_REINTENTAR = 'Error al mandar otra vez el mensaje';
export const ERROR_AL_DESCARTAR = 'Error al descartar el mensaje';

export function reintentar(id: number) {
  return llamar('POST /avisos/{id}/reintentar', { params: { id }, siFalla: ERROR_AL_REINTENTAR });
}

export function descartar(id: number) {
  return llamar('DELETE /avisos/{id}', { params: { id }, siFalla: ERROR_AL_DESCARTAR });
}

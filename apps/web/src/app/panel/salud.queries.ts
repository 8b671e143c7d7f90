import { confirmarReloj } from '@remanso/contract/reloj.contract';
import { salud } from '@remanso/contract/salud.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

export const ERROR_AL_CONFIRMAR = 'Error al confirmar la hora';

const CADA_CUANTO_MS = 30_000;

/** Whether the server answers, and its alerts. */
export function consultaDeSalud() {
  return queryOptions({
    queryKey: ['salud'],
    queryFn: ({ signal }) => llamar(salud, { siFalla: 'El sistema no responde', signal }),
    refetchInterval: CADA_CUANTO_MS,
  });
}

export function confirmarHora() {
  return llamar(confirmarReloj, { siFalla: ERROR_AL_CONFIRMAR });
}

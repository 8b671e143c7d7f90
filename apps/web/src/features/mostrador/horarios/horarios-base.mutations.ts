import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import type { ResponseOf } from '@remanso/contract/endpoint';
import type { Calls } from '@remanso/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiNadieCambio } from '../../../components/diferencias/useGuardarSinPisar.ts';
import { esConflicto, textoSinRespuesta } from '../../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../../lib/api/api.ts';
import { vencer } from '../../../lib/vencimientos.ts';

export const ERROR_AL_CREAR = 'Error al crear los horarios. Inténtalo de nuevo.';

export type SemanaGuardada = ResponseOf<Calls['PUT /horarios-base']>;

/**
 * Saves the hours of the week: the first time with POST, later with PUT. The data on screen are
 * read again, because the server creates and withdraws franjas by the new hours.
 */
export function useGuardarHorarios({ existen }: { existen: boolean }) {
  const cliente = useQueryClient();
  const pedirDeNuevo = () => vencer(cliente, 'plan');
  return useMutation({
    mutationFn: ({ semana: body, headers = {} }: { semana: Semana; headers?: SiNadieCambio }) =>
      existen
        ? llamar('PUT /horarios-base', { body, headers, siFalla: 'Intenta de nuevo.' })
        : llamar('POST /horarios-base', { body, siFalla: ERROR_AL_CREAR }).catch(
            textoSinRespuesta(ERROR_AL_CREAR),
          ),
    onSuccess: pedirDeNuevo,
    // A conflict means that somebody else has changed the hours. The screen is then out of date, so
    // the data on screen are read again.
    onError: (error) => (esConflicto(error) ? pedirDeNuevo() : undefined),
  });
}

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
 * Saves the week's hours, the first time with POST, later with PUT. Everything is read again,
 * because hours also create and withdraw franjas.
 */
export function useGuardarHorarios({ existen }: { existen: boolean }) {
  const cliente = useQueryClient();
  const pedirDeNuevo = () => vencer(cliente, 'plan');
  return useMutation({
    mutationFn: ({ semana: body, headers = {} }: { semana: Semana; headers?: SiNadieCambio }) =>
      existen
        ? llamar('PUT /horarios-base', { body, headers, siFalla: 'Se puede intentar de nuevo.' })
        : llamar('POST /horarios-base', { body, siFalla: ERROR_AL_CREAR }).catch(
            textoSinRespuesta(ERROR_AL_CREAR),
          ),
    onSuccess: pedirDeNuevo,
    // After a conflict the screen is out of date: somebody else has changed the hours meanwhile.
    onError: (error) => (esConflicto(error) ? pedirDeNuevo() : undefined),
  });
}

import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiNadieCambio } from '../../../components/diferencias/useGuardarSinPisar.ts';
import { esConflicto, textoSinRespuesta } from '../../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../../lib/api/api.ts';
import { vencer } from '../../../lib/vencimientos.ts';

export const ERROR_AL_CREAR = 'Error al crear la configuración. Inténtalo de nuevo.';
export const ERROR_AL_ACTUALIZAR = 'Error al actualizar la configuración. Inténtalo de nuevo.';

export function useCrearConfig() {
  return useGuardar((body: NuevaConfig) =>
    llamar('POST /config', { body, siFalla: ERROR_AL_CREAR }).catch(
      textoSinRespuesta(ERROR_AL_CREAR),
    ),
  );
}

export function useActualizarConfig() {
  return useGuardar(({ nueva: body, headers }: { nueva: NuevaConfig; headers: SiNadieCambio }) =>
    llamar('PUT /config', { body, headers, siFalla: ERROR_AL_ACTUALIZAR }).catch(
      textoSinRespuesta(ERROR_AL_ACTUALIZAR),
    ),
  );
}

/**
 * Saves a configuration. The screen's data are read again afterwards, because the server creates
 * and withdraws franjas by the new configuration.
 */
function useGuardar<E, T>(guardar: (entrada: E) => Promise<T>) {
  const cliente = useQueryClient();
  const pedirDeNuevo = () => vencer(cliente, 'plan');
  return useMutation({
    mutationFn: guardar,
    onSuccess: pedirDeNuevo,
    // A conflict means that somebody else has changed the configuration. The screen is then out of
    // date, so the data on screen are read again.
    onError: (error) => (esConflicto(error) ? pedirDeNuevo() : undefined),
  });
}

/**
 * Asks what saving a configuration would do to the franjas. The answer is never cached, because
 * bookings come and go.
 */
export function previsualizarConfig(body: NuevaConfig) {
  return llamar('POST /config/previsualizar', { body, siFalla: ERROR_AL_ACTUALIZAR }).catch(
    textoSinRespuesta(ERROR_AL_ACTUALIZAR),
  );
}

import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiNadieCambio } from '../../components/diferencias/useGuardarSinPisar.ts';
import { llamarConEtiqueta, llamar } from '../../lib/api/api.ts';
import { ponerCentro } from '../../lib/centro.ts';
import { textoSinRespuesta } from '../../lib/api/ErrorDeApi.ts';
import { vencerSinPedir } from '../../lib/vencimientos.ts';

export const ERROR_AL_GUARDAR = 'Error al guardar los datos del centro. Inténtalo de nuevo.';

export const consultasDelCentro = {
  todas: ['centro'] as const,

  actual: () =>
    queryOptions({
      queryKey: [...consultasDelCentro.todas, 'actual'],
      queryFn: async ({ signal }) => (await leerCentro(signal)).datos,
    }),
};

/** Reads the saved data of the centre together with its etag, for a form that edits the data. */
export function leerCentro(signal?: AbortSignal) {
  return llamarConEtiqueta('GET /centro', {
    sinSesion: true,
    siFalla: 'Error al cargar los datos del centro',
    ...(signal && { signal }),
  });
}

/** Saves changes of the centre's data and shows the result on every screen. */
export function useActualizarCentro() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: ({
      cambios: body,
      headers,
    }: {
      cambios: CambiosDelCentro;
      headers: SiNadieCambio;
    }) =>
      llamar('PUT /centro', { body, headers, siFalla: ERROR_AL_GUARDAR }).catch(
        textoSinRespuesta(ERROR_AL_GUARDAR),
      ),
    onSuccess: (centro) => {
      ponerCentro(centro);
      cliente.setQueryData(consultasDelCentro.actual().queryKey, centro);
      return vencerSinPedir(cliente, 'centro');
    },
  });
}

import type { NuevoToken } from '@remanso/contract/sistema/tokens.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../../../lib/api/api.ts';
import { vencer } from '../../../../../lib/vencimientos.ts';

export const ERROR_AL_CREAR_TOKEN = 'Error al crear la llave';
export const ERROR_AL_BORRAR_TOKEN = 'Error al anular la llave';

export function useCrearToken() {
  return useCambioDeTokens((body: NuevoToken) =>
    llamar('POST /tokens', { body, siFalla: ERROR_AL_CREAR_TOKEN }),
  );
}

export function useBorrarToken() {
  return useCambioDeTokens((id: number) =>
    llamar('DELETE /tokens/{id}', { params: { id }, siFalla: ERROR_AL_BORRAR_TOKEN }),
  );
}

function useCambioDeTokens<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => vencer(cliente, 'tokens', 'rastro') });
}

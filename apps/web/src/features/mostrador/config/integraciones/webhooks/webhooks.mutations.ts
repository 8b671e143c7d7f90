import type { NuevoWebhook } from '@remanso/contract/sistema/webhooks.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../../../lib/api/api.ts';
import { vencer } from '../../../../../lib/vencimientos.ts';

export const ERROR_AL_GUARDAR_WEBHOOK = 'Error al guardar el programa';
export const ERROR_AL_PROBAR = 'Error al probar el programa';
export const ERROR_AL_REENVIAR = 'Error al reenviar';

export function useCrearWebhook() {
  return useCambioDeWebhooks((body: NuevoWebhook) =>
    llamar('POST /webhooks', { body, siFalla: ERROR_AL_GUARDAR_WEBHOOK }),
  );
}

export function useCambiarWebhook() {
  return useCambioDeWebhooks(({ id, ...body }: NuevoWebhook & { id: number }) =>
    llamar('PUT /webhooks/{id}', { params: { id }, body, siFalla: ERROR_AL_GUARDAR_WEBHOOK }),
  );
}

export function useBorrarWebhook() {
  return useCambioDeWebhooks((id: number) =>
    llamar('DELETE /webhooks/{id}', { params: { id }, siFalla: ERROR_AL_GUARDAR_WEBHOOK }),
  );
}

/** Sends a test; what was answered is the result. */
export function useProbarWebhook() {
  return useCambioDeWebhooks((id: number) =>
    llamar('POST /webhooks/{id}/probar', { params: { id }, siFalla: ERROR_AL_PROBAR }),
  );
}

export function useReenviarEnvio() {
  return useCambioDeWebhooks((id: number) =>
    llamar('POST /envios/{id}/reenviar', { params: { id }, siFalla: ERROR_AL_REENVIAR }),
  );
}

function useCambioDeWebhooks<E, S>(mutationFn: (entrada: E) => Promise<S>) {
  const cliente = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => vencer(cliente, 'webhooks', 'rastro') });
}

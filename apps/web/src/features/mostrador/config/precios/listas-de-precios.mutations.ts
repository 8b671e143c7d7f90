import type { NuevaListaDePrecios } from '@remanso/contract/precio/listas-de-precios.forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../../lib/api/api.ts';
import { vencer } from '../../../../lib/vencimientos.ts';

export const ERROR_AL_GUARDAR_LISTA = 'Error al guardar los precios';
export const ERROR_AL_QUITAR_LISTA = 'Error al quitar los precios';

/** Asks the server what is booked from the first day of a new list on. Nothing is saved. */
export function previsualizarLista(body: NuevaListaDePrecios) {
  return llamar('POST /listas-de-precios/previsualizar', { body, siFalla: ERROR_AL_GUARDAR_LISTA });
}

export function useCrearLista() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (body: NuevaListaDePrecios) =>
      llamar('POST /listas-de-precios', { body, siFalla: ERROR_AL_GUARDAR_LISTA }),
    onSettled: () => vencer(cliente, 'plan'),
  });
}

export function useQuitarLista() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      llamar('DELETE /listas-de-precios/{id}', { params: { id }, siFalla: ERROR_AL_QUITAR_LISTA }),
    onSettled: () => vencer(cliente, 'plan'),
  });
}

import { useQueryClient } from '@tanstack/react-query';
import type { Envio } from '../../../../entities/reserva/avance/useAvance.ts';
import { conPrecioAlDia } from '../../../../entities/reserva/avance/precio-cambiado.ts';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';
import { ERROR_AL_RESERVAR, type Intento } from '../../../../entities/reserva/avance/intento.ts';
import { llamar } from '../../../../lib/api/api.ts';
import { useCambioDelDia } from '../franja/franjas.mutations.ts';
import type { DetallesDeAceptada } from './aceptar.view.ts';

export const ERROR_AL_ESPERAR = 'Error al anotar en la lista de espera';
export const ERROR_AL_SACAR = 'Error al sacar de la lista de espera';
export const ERROR_AL_DEJAR_PASAR = 'Error al dejar pasar los lugares';

interface NuevaEspera {
  franjaId: number;
  clienteId: number;
  personas: number;
}

export function useEsperar() {
  return useCambioDelDia(({ franjaId, ...body }: NuevaEspera) =>
    llamar('POST /franjas/{id}/espera', {
      params: { id: franjaId },
      body,
      siFalla: ERROR_AL_ESPERAR,
    }),
  );
}

export function useSacarDeLaFila() {
  return useCambioDelDia((id: number) =>
    llamar('DELETE /esperas/{id}', { params: { id }, siFalla: ERROR_AL_SACAR }),
  );
}

export function useDejarPasar() {
  return useCambioDelDia((id: number) =>
    llamar('POST /esperas/{id}/rechazar', { params: { id }, siFalla: ERROR_AL_DEJAR_PASAR }),
  );
}

/**
 * Books the places that are offered to somebody. Where the server refuses because the price has
 * changed, the price is read again.
 */
export function useAceptarEspera(id: number) {
  const consultas = useQueryClient();
  return useCambioDelDia(({ cuerpo, intento }: Envio<DetallesDeAceptada>) =>
    conPrecioAlDia(aceptar(id, cuerpo, intento), () =>
      consultas.refetchQueries({ queryKey: consultasDePrecios.todas }),
    ),
  );
}

function aceptar(id: number, body: DetallesDeAceptada, { precioEsperado }: Intento) {
  return llamar('POST /esperas/{id}/aceptar', {
    params: { id },
    body: { ...body, ...(precioEsperado !== undefined && { precioEsperado }) },
    siFalla: ERROR_AL_RESERVAR,
  });
}

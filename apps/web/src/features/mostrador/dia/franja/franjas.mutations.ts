import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiNadieCambio } from '../../../../components/diferencias/useGuardarSinPisar.ts';
import { llamar, llamarConEtiqueta, type ConEtiqueta } from '../../../../lib/api/api.ts';
import { vencer } from '../../../../lib/vencimientos.ts';
import { franjaEditable, type FranjaEditable } from './franja-editable.view.ts';

export const ERROR_DE_BLOQUEO = 'Error al cambiar estado de bloqueo';
export const ERROR_AL_ELIMINAR = 'Error al eliminar el turno';
export const ERROR_AL_AGREGAR = 'Error al agregar la franja';
export const ERROR_AL_EDITAR = 'Error al editar franja';
export const ERROR_AL_GENERAR = 'Error al generar franjas';

interface NuevaFranja {
  inicio: string;
  fin: string;
}

interface CambiosDeFranja extends NuevaFranja {
  id: number;
  capacidadEfectiva: number;
  headers: SiNadieCambio;
}

/** Generates the franjas of a period. The period can lie beyond the ventana. */
export function useGenerarFranjas(alGenerar: (hecho: { message: string }) => void) {
  return useCambioDelDia(
    (query: { desde: string; hasta: string }) =>
      llamar('POST /franjas/generar', { query, siFalla: ERROR_AL_GENERAR }),
    alGenerar,
  );
}

export function useAgregarFranja() {
  return useCambioDelDia((body: NuevaFranja) =>
    llamar('POST /franjas', { body, siFalla: ERROR_AL_AGREGAR }),
  );
}

export function useEditarFranja() {
  return useCambioDelDia(({ id, headers, ...body }: CambiosDeFranja) =>
    llamar('PUT /franjas/{id}', { params: { id }, headers, body, siFalla: ERROR_AL_EDITAR }),
  );
}

export async function leerFranja(id: number): Promise<ConEtiqueta<FranjaEditable>> {
  const { datos, etiqueta } = await llamarConEtiqueta('GET /franjas/{id}', {
    params: { id },
    siFalla: ERROR_AL_EDITAR,
  });
  return { datos: franjaEditable(datos), etiqueta };
}

export function useBloquearFranja() {
  return useCambioDelDia(({ id, motivo }: { id: number; motivo: string }) =>
    llamar('PUT /franjas/{id}/bloquear', {
      params: { id },
      body: { motivo: motivo || null },
      siFalla: ERROR_DE_BLOQUEO,
    }),
  );
}

export function useDesbloquearFranja() {
  return useCambioDelDia((id: number) =>
    llamar('PUT /franjas/{id}/desbloquear', { params: { id }, siFalla: ERROR_DE_BLOQUEO }),
  );
}

export function useEliminarFranja() {
  return useCambioDelDia((id: number) =>
    llamar('DELETE /franjas/{id}', { params: { id }, siFalla: ERROR_AL_ELIMINAR }),
  );
}

/**
 * A mutation that changes the day. The day is read again after a success and after a refusal: a
 * refusal shows that the screen was out of date.
 */
export function useCambioDelDia<E, S>(
  hacer: (entrada: E) => Promise<S>,
  /**
   * Called on success, even where the new reading of the day has unmounted the component that asked
   * for the change.
   */
  alLograrlo?: (salida: S, entrada: E) => void,
) {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: hacer,
    onSuccess: (salida, entrada) => alLograrlo?.(salida, entrada),
    onSettled: () => vencer(cliente, 'dia'),
  });
}

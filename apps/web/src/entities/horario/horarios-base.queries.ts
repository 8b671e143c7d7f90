import {
  actualizarHorariosBase,
  crearHorariosBase,
  horariosBaseExists,
  obtenerHorariosBase,
  previsualizarHorariosBase,
  type Semana,
} from '@remanso/contract/horarios-base.contract';
import type { ResponseOf } from '@remanso/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { esConflicto } from '../../lib/ErrorDeApi.ts';
import type { SiNadieCambio } from '../../components/diferencias/useGuardarSinPisar.ts';
import { llamar } from '../../lib/api.ts';
import { textoSinRespuesta } from '../../lib/textoSinRespuesta.ts';

export const ERROR_AL_CARGAR = 'Error al cargar horarios';
export const ERROR_AL_CREAR = 'Error al crear los horarios. Inténtalo de nuevo.';

export const consultasDeHorarios = {
  todas: ['horarios-base'] as const,

  existe: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'existe'],
      queryFn: ({ signal }) => llamar(horariosBaseExists, { siFalla: ERROR_AL_CARGAR, signal }),
      // A centre that has hours never loses them.
      staleTime: ({ state }) => (state.data?.exists ? Number.POSITIVE_INFINITY : 0),
    }),

  semana: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'semana'],
      queryFn: ({ signal }) => llamar(obtenerHorariosBase, { siFalla: ERROR_AL_CARGAR, signal }),
    }),
};

export type SemanaGuardada = ResponseOf<typeof actualizarHorariosBase>;

/**
 * Saves the week's hours, the first time with POST, later with PUT. Everything is read again, because hours also create
 * and withdraw franjas.
 */
export function useGuardarHorarios({ existen }: { existen: boolean }) {
  const cliente = useQueryClient();
  const pedirDeNuevo = () => cliente.invalidateQueries();
  return useMutation({
    mutationFn: ({ semana: body, headers = {} }: { semana: Semana; headers?: SiNadieCambio }) =>
      existen
        ? llamar(actualizarHorariosBase, { body, headers, siFalla: 'Intenta nuevamente.' })
        : llamar(crearHorariosBase, { body, siFalla: ERROR_AL_CREAR }).catch(
            textoSinRespuesta(ERROR_AL_CREAR),
          ),
    onSuccess: pedirDeNuevo,
    // After a conflict the screen is out of date: somebody else has changed the hours meanwhile.
    onError: (error) => (esConflicto(error) ? pedirDeNuevo() : undefined),
  });
}

/** Previews what saving a week would do to the franjas. It is read again each time, because bookings come and go. */
export function previsualizarHorarios(semana: Semana) {
  return llamar(previsualizarHorariosBase, {
    body: semana,
    siFalla: 'No se pudo calcular qué cambia. Intenta nuevamente.',
  });
}

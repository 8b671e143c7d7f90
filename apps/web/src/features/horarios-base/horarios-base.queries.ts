import {
  actualizarHorariosBase,
  crearHorariosBase,
  horariosBaseExists,
  obtenerHorariosBase,
  type Semana,
} from '@remanso/contract/horarios-base.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

export const ERROR_AL_CARGAR = 'Error al cargar horarios';
export const ERROR_AL_CREAR = 'Error al crear los horarios. Inténtalo de nuevo.';

export const consultasDeHorarios = {
  todas: ['horarios-base'] as const,

  existe: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'existe'],
      queryFn: ({ signal }) => llamar(horariosBaseExists, { siFalla: ERROR_AL_CARGAR, signal }),
      // Once there are hours, there always are.
      staleTime: ({ state }) => (state.data?.exists ? Number.POSITIVE_INFINITY : 0),
    }),

  semana: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'semana'],
      queryFn: ({ signal }) => llamar(obtenerHorariosBase, { siFalla: ERROR_AL_CARGAR, signal }),
    }),
};

/** The first time with POST, later with PUT. Hours also make and move franjas, so everything is asked for again. */
export function useGuardarHorarios({ existen }: { existen: boolean }) {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (body: Semana) =>
      existen
        ? llamar(actualizarHorariosBase, { body, siFalla: 'Error al actualizar horarios' })
        : llamar(crearHorariosBase, { body, siFalla: ERROR_AL_CREAR }),
    onSuccess: () => cliente.invalidateQueries(),
  });
}

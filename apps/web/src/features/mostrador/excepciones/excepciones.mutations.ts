import type { ImportacionDeFeriados } from '@remanso/contract/plan/excepciones-previas.contract';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { vencer } from '../../../lib/vencimientos.ts';
import { ERROR_AL_PREVER } from './excepciones.queries.ts';
import type { Nueva, Tipo } from './excepciones.view.ts';

export const ERROR_AL_GUARDAR = 'Error al guardar la excepción';
export const ERROR_AL_QUITAR = 'Error al eliminar la excepción';
export const ERROR_AL_IMPORTAR = 'Error al importar los feriados';

const reemplazoDe = ({ reemplaza }: Nueva) => (reemplaza === undefined ? {} : { reemplaza });

/** Asks the server what saving an exception would do to the franjas. Nothing is saved. */
export function previsualizar(nueva: Nueva): Promise<Previsualizacion> {
  const comun = { query: reemplazoDe(nueva), siFalla: ERROR_AL_PREVER };
  if (nueva.tipo === 'feriado') {
    return llamar('POST /excepciones/feriados/previsualizar', { ...comun, body: nueva.body });
  }
  return nueva.tipo === 'bloqueo'
    ? llamar('POST /excepciones/bloqueos/previsualizar', { ...comun, body: nueva.body })
    : llamar('POST /excepciones/overrides/previsualizar', { ...comun, body: nueva.body });
}

/**
 * Asks the server which franjas would come back if an exception were deleted. Nothing is deleted.
 */
export function previsualizarEliminacion(tipo: Tipo, id: number): Promise<Previsualizacion> {
  return llamar(`GET /excepciones/${tipo}s/{id}/previsualizar-eliminacion`, {
    params: { id },
    siFalla: ERROR_AL_PREVER,
  });
}

/**
 * Saves an exception. The data on screen are read again, because exceptions create and withdraw
 * franjas.
 */
export function useGuardarExcepcion() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async (nueva: Nueva): Promise<Conflictos> => {
      const comun = { query: reemplazoDe(nueva), siFalla: ERROR_AL_GUARDAR };
      if (nueva.tipo === 'feriado') {
        return (await llamar('POST /excepciones/feriados', { ...comun, body: nueva.body }))
          .conflictos;
      }
      const { conflictos } =
        nueva.tipo === 'bloqueo'
          ? await llamar('POST /excepciones/bloqueos', { ...comun, body: nueva.body })
          : await llamar('POST /excepciones/overrides', { ...comun, body: nueva.body });
      return conflictos;
    },
    onSettled: () => vencer(cliente, 'plan'),
  });
}

export function useImportarFeriados() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportacionDeFeriados) =>
      llamar('POST /excepciones/feriados/importar', { body, siFalla: ERROR_AL_IMPORTAR }),
    onSettled: () => vencer(cliente, 'plan'),
  });
}

export function useEliminarExcepcion() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: ({ tipo, id }: { tipo: Tipo; id: number }) =>
      llamar(`DELETE /excepciones/${tipo}s/{id}`, { params: { id }, siFalla: ERROR_AL_QUITAR }),
    onSettled: () => vencer(cliente, 'plan'),
  });
}

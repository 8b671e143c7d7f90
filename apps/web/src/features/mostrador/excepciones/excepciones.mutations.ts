import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  eliminarBloqueo,
  eliminarFeriado,
  eliminarOverride,
} from '@remanso/contract/excepciones.contract';
import {
  importarFeriados,
  previsualizarBloqueo,
  previsualizarEliminarBloqueo,
  previsualizarEliminarFeriado,
  previsualizarEliminarOverride,
  previsualizarFeriado,
  previsualizarOverride,
  type ImportacionDeFeriados,
} from '@remanso/contract/excepciones-previas.contract';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franjas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../lib/api.ts';
import { ERROR_AL_PREVER } from './excepciones.queries.ts';
import type { Nueva, Tipo } from './excepciones.view.ts';

export const ERROR_AL_GUARDAR = 'Error al guardar la excepción';
export const ERROR_AL_QUITAR = 'Error al eliminar la excepción';
export const ERROR_AL_IMPORTAR = 'Error al importar los feriados';

/** Previews the effect of saving an exception; nothing is saved. */
export function previsualizar(nueva: Nueva): Promise<Previsualizacion> {
  const siFalla = ERROR_AL_PREVER;
  if (nueva.tipo === 'feriado') {
    return llamar(previsualizarFeriado, { body: nueva.body, siFalla });
  }
  return nueva.tipo === 'bloqueo'
    ? llamar(previsualizarBloqueo, { body: nueva.body, siFalla })
    : llamar(previsualizarOverride, { body: nueva.body, siFalla });
}

const ELIMINACION = {
  feriado: [previsualizarEliminarFeriado, eliminarFeriado],
  bloqueo: [previsualizarEliminarBloqueo, eliminarBloqueo],
  override: [previsualizarEliminarOverride, eliminarOverride],
} as const;

/** Previews what comes back when an exception is deleted; nothing is deleted. */
export function previsualizarEliminacion(tipo: Tipo, id: number): Promise<Previsualizacion> {
  const [llamada] = ELIMINACION[tipo];
  return llamar<typeof llamada>(llamada, { params: { id }, siFalla: ERROR_AL_PREVER });
}

/** Saves an exception. Everything is read again, because exceptions create and withdraw franjas. */
export function useGuardarExcepcion() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: async (nueva: Nueva): Promise<Conflictos> => {
      const siFalla = ERROR_AL_GUARDAR;
      if (nueva.tipo === 'feriado') {
        return (await llamar(crearFeriado, { body: nueva.body, siFalla })).conflictos;
      }
      const { conflictos } =
        nueva.tipo === 'bloqueo'
          ? await llamar(crearBloqueo, { body: nueva.body, siFalla })
          : await llamar(crearOverride, { body: nueva.body, siFalla });
      return conflictos;
    },
    onSettled: () => cliente.invalidateQueries(),
  });
}

export function useImportarFeriados() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportacionDeFeriados) =>
      llamar(importarFeriados, { body, siFalla: ERROR_AL_IMPORTAR }),
    onSettled: () => cliente.invalidateQueries(),
  });
}

export function useEliminarExcepcion() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: ({ tipo, id }: { tipo: Tipo; id: number }) => {
      const [, llamada] = ELIMINACION[tipo];
      return llamar<typeof llamada>(llamada, { params: { id }, siFalla: ERROR_AL_QUITAR });
    },
    onSettled: () => cliente.invalidateQueries(),
  });
}

import * as z from 'zod/mini';
import { IdDeRuta } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Feriado, NuevoBloqueo, NuevoFeriado, NuevoOverride } from './excepciones.contract.ts';
import { Conflictos, Previsualizacion } from './franjas.contract.ts';

/*
 * What an exception would do, told before it is saved, and many feriados at once.
 */

const previsualizacion = {
  method: 'POST',
  access: 'admin',
  tag: 'excepciones',
  status: 200,
  response: Previsualizacion,
} as const;

export const previsualizarFeriado = endpoint({
  ...previsualizacion,
  id: 'previsualizarFeriado',
  path: '/excepciones/feriados/previsualizar',
  summary: 'Qué haría con los turnos cerrar un día; no cambia nada',
  body: NuevoFeriado,
  errors: [409],
});

export const previsualizarBloqueo = endpoint({
  ...previsualizacion,
  id: 'previsualizarBloqueo',
  path: '/excepciones/bloqueos/previsualizar',
  summary: 'Qué haría con los turnos un bloqueo; no cambia nada',
  body: NuevoBloqueo,
});

export const previsualizarOverride = endpoint({
  ...previsualizacion,
  id: 'previsualizarOverride',
  path: '/excepciones/overrides/previsualizar',
  summary: 'Qué haría con los turnos dar a un día otros horarios; no cambia nada',
  body: NuevoOverride,
  errors: [409],
});

const MAXIMO_DE_FERIADOS = 60;
const LISTA_DE_FERIADOS = 'Los feriados deben ser una lista';

export const ImportacionDeFeriados = z.object({
  feriados: z.array(NuevoFeriado, LISTA_DE_FERIADOS).check(
    z.minLength(1, 'Hay que elegir al menos un feriado'),
    z.maxLength(
      MAXIMO_DE_FERIADOS,
      `No se pueden importar más de ${MAXIMO_DE_FERIADOS} feriados a la vez`,
    ),
    z.refine(
      (feriados) => new Set(feriados.map(({ fecha }) => fecha)).size === feriados.length,
      'Hay dos feriados con la misma fecha',
    ),
  ),
});
export type ImportacionDeFeriados = z.output<typeof ImportacionDeFeriados>;

export const importarFeriados = endpoint({
  id: 'importarFeriados',
  method: 'POST',
  path: '/excepciones/feriados/importar',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Cargar varios feriados de una vez; los días que ya lo son quedan como están',
  body: ImportacionDeFeriados,
  status: 201,
  response: z.object({
    feriados: z.array(Feriado),
    /** Dates that were feriados already. */
    repetidos: z.array(z.string()),
    conflictos: Conflictos,
  }),
});

export const previsualizarImportacion = endpoint({
  ...previsualizacion,
  id: 'previsualizarImportacion',
  path: '/excepciones/feriados/importar/previsualizar',
  summary: 'Qué haría con los turnos cargar esos feriados; no cambia nada',
  body: ImportacionDeFeriados,
});

const eliminacion = {
  ...previsualizacion,
  method: 'GET',
  params: IdDeRuta,
  errors: [404],
} as const;

export const previsualizarEliminarFeriado = endpoint({
  ...eliminacion,
  id: 'previsualizarEliminarFeriado',
  path: '/excepciones/feriados/{id}/previsualizar-eliminacion',
  summary: 'Qué haría con los turnos quitar un feriado; no cambia nada',
});

export const previsualizarEliminarBloqueo = endpoint({
  ...eliminacion,
  id: 'previsualizarEliminarBloqueo',
  path: '/excepciones/bloqueos/{id}/previsualizar-eliminacion',
  summary: 'Qué haría con los turnos quitar un bloqueo; no cambia nada',
});

export const previsualizarEliminarOverride = endpoint({
  ...eliminacion,
  id: 'previsualizarEliminarOverride',
  path: '/excepciones/overrides/{id}/previsualizar-eliminacion',
  summary: 'Qué haría con los turnos quitar un override; no cambia nada',
});

import * as z from 'zod/mini';
import { IdDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Feriado, Reemplazo } from './excepciones.contract.ts';
import { NuevoBloqueo, NuevoFeriado, NuevoOverride } from './excepciones.forms.ts';
import { Conflictos, Previsualizacion } from '../franja/franjas.contract.ts';
import { MAXIMO_DE_ELEMENTOS, lista } from '../campo/lista.ts';

/*
 * The previews of what an exception would do if it were saved, and the import of many feriados.
 */

export const previsualizarFeriado = endpoint({
  id: 'previsualizarFeriado',
  method: 'POST',
  path: '/excepciones/feriados/previsualizar',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos cerrar un día; no cambia nada',
  query: Reemplazo,
  body: NuevoFeriado,
  status: 200,
  response: Previsualizacion,
  errors: [404, 409],
});

export const previsualizarBloqueo = endpoint({
  id: 'previsualizarBloqueo',
  method: 'POST',
  path: '/excepciones/bloqueos/previsualizar',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos un bloqueo; no cambia nada',
  query: Reemplazo,
  body: NuevoBloqueo,
  status: 200,
  response: Previsualizacion,
  errors: [404, 409],
});

export const previsualizarOverride = endpoint({
  id: 'previsualizarOverride',
  method: 'POST',
  path: '/excepciones/overrides/previsualizar',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos dar a un día otros horarios; no cambia nada',
  query: Reemplazo,
  body: NuevoOverride,
  status: 200,
  response: Previsualizacion,
  errors: [404, 409],
});

const LISTA_DE_FERIADOS = 'Los feriados deben ser una lista';

export const ImportacionDeFeriados = z.object({
  feriados: lista(NuevoFeriado, LISTA_DE_FERIADOS, {
    siEsLarga: `No se pueden importar más de ${MAXIMO_DE_ELEMENTOS} feriados a la vez`,
  }).check(
    z.minLength(1, 'Elige al menos un feriado'),
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
    /** The dates that were already feriados. */
    repetidos: z.array(z.string()),
    conflictos: Conflictos,
  }),
  errors: [409],
});

export const previsualizarImportacion = endpoint({
  id: 'previsualizarImportacion',
  method: 'POST',
  path: '/excepciones/feriados/importar/previsualizar',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos cargar esos feriados; no cambia nada',
  body: ImportacionDeFeriados,
  status: 200,
  response: Previsualizacion,
  errors: [409],
});

export const previsualizarEliminarFeriado = endpoint({
  id: 'previsualizarEliminarFeriado',
  method: 'GET',
  path: '/excepciones/feriados/{id}/previsualizar-eliminacion',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos quitar un feriado; no cambia nada',
  params: IdDeRuta,
  status: 200,
  response: Previsualizacion,
  errors: [404, 409],
});

export const previsualizarEliminarBloqueo = endpoint({
  id: 'previsualizarEliminarBloqueo',
  method: 'GET',
  path: '/excepciones/bloqueos/{id}/previsualizar-eliminacion',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos quitar un bloqueo; no cambia nada',
  params: IdDeRuta,
  status: 200,
  response: Previsualizacion,
  errors: [404, 409],
});

export const previsualizarEliminarOverride = endpoint({
  id: 'previsualizarEliminarOverride',
  method: 'GET',
  path: '/excepciones/overrides/{id}/previsualizar-eliminacion',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Qué haría con los turnos quitar un override; no cambia nada',
  params: IdDeRuta,
  status: 200,
  response: Previsualizacion,
  errors: [404, 409],
});

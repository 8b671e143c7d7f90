import * as z from 'zod/mini';
import { IdDeRuta, fecha, idDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { NuevoBloqueo, NuevoFeriado, NuevoOverride } from './excepciones.forms.ts';
import { Conflictos } from '../franja/franjas.contract.ts';
import { Tramo } from './horarios-base.forms.ts';

const camposDeFeriado = { fecha: z.string(), descripcion: z.string() };
const camposDeBloqueo = {
  fechaDesde: z.string(),
  fechaHasta: z.string(),
  horaInicio: z.nullable(z.string()),
  horaFin: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
};
const camposDeOverride = {
  fecha: z.string(),
  tramos: z.array(Tramo),
  capacidad: z.nullable(z.int()),
  motivo: z.nullable(z.string()),
};

export const Feriado = z.object({ id: z.int(), ...camposDeFeriado });
export const Bloqueo = z.object({ id: z.int(), ...camposDeBloqueo });
export const Override = z.object({ id: z.int(), ...camposDeOverride });
export type Feriado = z.output<typeof Feriado>;
export type Bloqueo = z.output<typeof Bloqueo>;
export type Override = z.output<typeof Override>;

export const listarExcepciones = endpoint({
  id: 'listarExcepciones',
  method: 'GET',
  path: '/excepciones',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Los feriados, bloqueos y overrides de un período, o todos',
  query: z.object({ desde: z.optional(fecha), hasta: z.optional(fecha) }).check(
    z.refine(({ desde, hasta }) => !desde || !hasta || desde <= hasta, {
      error: 'El período debe terminar después de empezar',
      path: ['hasta'],
    }),
  ),
  status: 200,
  response: z.object({
    feriados: z.array(Feriado),
    bloqueos: z.array(Bloqueo),
    overrides: z.array(Override),
  }),
});

/** The id of an exception of the same kind that the new exception replaces, in one transaction. */
export const Reemplazo = z.object({ reemplaza: z.optional(idDeRuta) });
export type Reemplazo = z.infer<typeof Reemplazo>;

export const crearFeriado = endpoint({
  id: 'crearFeriado',
  method: 'POST',
  path: '/excepciones/feriados',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Cerrar un día, o corregir un feriado con `reemplaza`',
  query: Reemplazo,
  body: NuevoFeriado,
  status: 201,
  response: z.extend(Feriado, { conflictos: Conflictos }),
  errors: [404, 409],
});

export const crearBloqueo = endpoint({
  id: 'crearBloqueo',
  method: 'POST',
  path: '/excepciones/bloqueos',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Bloquear días enteros o unas horas de cada uno, o corregir un bloqueo con `reemplaza`',
  query: Reemplazo,
  body: NuevoBloqueo,
  status: 201,
  response: z.extend(Bloqueo, { conflictos: Conflictos }),
  errors: [404, 409],
});

export const crearOverride = endpoint({
  id: 'crearOverride',
  method: 'POST',
  path: '/excepciones/overrides',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Dar a un día otros horarios u otra capacidad, o corregir un override con `reemplaza`',
  query: Reemplazo,
  body: NuevoOverride,
  status: 201,
  response: z.extend(Override, { conflictos: Conflictos }),
  errors: [404, 409],
});

const Eliminada = z.object({ message: z.string(), conflictos: Conflictos });

export const eliminarFeriado = endpoint({
  id: 'eliminarFeriado',
  method: 'DELETE',
  path: '/excepciones/feriados/{id}',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Quitar un feriado; el día vuelve a ser lo que era',
  params: IdDeRuta,
  status: 200,
  response: Eliminada,
  errors: [404, 409],
});

export const eliminarBloqueo = endpoint({
  id: 'eliminarBloqueo',
  method: 'DELETE',
  path: '/excepciones/bloqueos/{id}',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Quitar un bloqueo y liberar sus franjas',
  params: IdDeRuta,
  status: 200,
  response: Eliminada,
  errors: [404, 409],
});

export const eliminarOverride = endpoint({
  id: 'eliminarOverride',
  method: 'DELETE',
  path: '/excepciones/overrides/{id}',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Quitar un override; el día vuelve a sus horarios base',
  params: IdDeRuta,
  status: 200,
  response: Eliminada,
  errors: [404, 409],
});

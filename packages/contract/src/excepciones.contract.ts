import * as z from 'zod/mini';
import { diasEntre } from './calendario.ts';
import { IdDeRuta, fecha, hora } from './campos.ts';
import { texto } from './campos-de-texto.ts';
import { endpoint } from './endpoint.ts';
import { Conflictos } from './franjas.contract.ts';
import { TRAMOS_DE_UN_DIA, Tramo } from './horarios-base.contract.ts';
import { lista } from './lista.ts';
import { ordenarTramos, problemaDeTramos } from './plan.rules.ts';

const motivo = z.nullish(texto({ nombre: 'El motivo', max: 200 }));

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

const FERIADO_SIN_DESCRIPCION = 'La descripción es obligatoria';

export const NuevoFeriado = z.object({
  fecha,
  descripcion: texto({ nombre: 'La descripción', max: 200 }).check(
    z.minLength(1, FERIADO_SIN_DESCRIPCION),
  ),
});

const MAXIMO_DE_DIAS = 366;

export const NuevoBloqueo = z
  .object({
    fechaDesde: fecha,
    fechaHasta: fecha,
    horaInicio: z.nullish(hora('La hora de inicio debe tener la forma HH:MM')),
    horaFin: z.nullish(hora('La hora de fin debe tener la forma HH:MM')),
    motivo,
  })
  .check(
    z.refine(({ fechaDesde, fechaHasta }) => fechaDesde <= fechaHasta, {
      error: 'El bloqueo debe terminar después de empezar',
      path: ['fechaHasta'],
    }),
    z.refine(({ fechaDesde, fechaHasta }) => diasEntre(fechaDesde, fechaHasta) < MAXIMO_DE_DIAS, {
      error: `El bloqueo no puede durar más de ${MAXIMO_DE_DIAS} días`,
      path: ['fechaHasta'],
    }),
    z.refine(({ horaInicio, horaFin }) => !horaInicio === !horaFin, {
      error: 'La hora de inicio y la de fin van juntas',
      path: ['horaFin'],
    }),
    z.refine(({ horaInicio, horaFin }) => !horaInicio || !horaFin || horaInicio < horaFin, {
      error: 'La hora de fin debe ser posterior a la hora de inicio',
      path: ['horaFin'],
    }),
  );
export type NuevoBloqueo = z.output<typeof NuevoBloqueo>;

const CAPACIDAD = 'La capacidad debe estar entre 1 y 10';

export const NuevoOverride = z
  .object({
    fecha,
    /** An empty list closes the day. */
    tramos: lista(Tramo, 'Los horarios deben ser una lista', TRAMOS_DE_UN_DIA).check(
      z.overwrite(ordenarTramos),
    ),
    capacidad: z.nullish(z.int(CAPACIDAD).check(z.minimum(1, CAPACIDAD), z.maximum(10, CAPACIDAD))),
    motivo,
  })
  .check((contexto) => {
    const problema = problemaDeTramos(contexto.value.tramos);
    if (problema) {
      contexto.issues.push({
        code: 'custom',
        message: `El día tiene un error: ${problema}`,
        path: ['tramos'],
        input: contexto.value,
      });
    }
  });
export type NuevoOverride = z.output<typeof NuevoOverride>;

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

export const crearFeriado = endpoint({
  id: 'crearFeriado',
  method: 'POST',
  path: '/excepciones/feriados',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Cerrar un día',
  body: NuevoFeriado,
  status: 201,
  response: z.extend(Feriado, { conflictos: Conflictos }),
  errors: [409],
});

export const crearBloqueo = endpoint({
  id: 'crearBloqueo',
  method: 'POST',
  path: '/excepciones/bloqueos',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Bloquear días enteros, o unas horas de cada uno',
  body: NuevoBloqueo,
  status: 201,
  response: z.extend(Bloqueo, { conflictos: Conflictos }),
});

export const crearOverride = endpoint({
  id: 'crearOverride',
  method: 'POST',
  path: '/excepciones/overrides',
  access: 'admin',
  tag: 'excepciones',
  summary: 'Dar a un día otros horarios u otra capacidad',
  body: NuevoOverride,
  status: 201,
  response: z.extend(Override, { conflictos: Conflictos }),
  errors: [409],
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
  errors: [404],
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
  errors: [404],
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
  errors: [404],
});

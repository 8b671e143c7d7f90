import * as z from 'zod/mini';
import { diasEntre } from '../calendario.ts';
import { fecha, hora } from '../campo/campos.ts';
import { texto } from '../campo/campos-de-texto.ts';
import { TRAMOS_DE_UN_DIA, Tramo } from './horarios-base.forms.ts';
import { lista } from '../campo/lista.ts';
import { ordenarTramos, problemaDeTramos } from './plan.rules.ts';

const motivo = z.nullish(texto({ nombre: 'El motivo', max: 200 }));

const FERIADO_SIN_DESCRIPCION = 'La descripción es obligatoria';

export const NuevoFeriado = z.object({
  fecha,
  descripcion: texto({ nombre: 'La descripción', max: 200 }).check(
    z.minLength(1, FERIADO_SIN_DESCRIPCION),
  ),
});
export type NuevoFeriado = z.output<typeof NuevoFeriado>;

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

import * as z from 'zod/mini';
import {
  IdDeRuta,
  camposDePagina,
  enumSinMayusculas,
  fecha,
  idDeRuta,
  paginacion,
} from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { DatosGuardados, type Leido } from './hechos.contract.ts';
import type { Accion, Hechos, Lado } from './hechos.rules.ts';
import { ROLES } from '../persona/usuarios.rules.ts';

const persona = z.object({ id: z.int(), nombre: z.string(), apellido: z.string() });
const programa = z.object({ id: z.int(), nombre: z.string() });

/** A hecho, a row of the trail: something that a person or the system did. */
export const Hecho = z.object({
  id: z.int(),
  /** A momento, in the centre's civil time. */
  ocurridoEn: z.string(),
  /** The id of the author. Null for a hecho of the system, and for one without a session. */
  usuarioId: z.nullable(z.int()),
  /**
   * The author of the hecho. Null where usuarioId is null, and once the author's account was
   * erased. Where a program did it, the name is that of its token and the id its administrator's.
   */
  autor: z.nullable(persona),
  /** The token with which a program did it; null where a person did. */
  programa: z.nullable(programa),
  /** An accion of `ACCIONES`, or the name of an accion that only another version knows. */
  accion: z.string(),
  entidad: z.string(),
  entidadId: z.nullable(z.int()),
  /**
   * The person whom the hecho is about. Null where there is none, and once that person was erased.
   */
  persona: z.nullable(persona),
  /** The franja that the hecho is about; null where there is none. */
  franja: z.nullable(z.object({ inicio: z.string(), fin: z.string() })),
  /**
   * The data before the hecho. Null where there was nothing before, and where the data were erased
   * together with a person.
   */
  antes: DatosGuardados,
  despues: DatosGuardados,
});
export type Hecho = z.output<typeof Hecho>;

/**
 * A hecho whose accion this version knows. `antes` and `despues` have the types of today's data.
 */
export type HechoDe<A extends Accion> = Omit<Hecho, 'accion' | Lado> & { accion: A } & {
  [L in Lado]: (Hechos[A] extends Readonly<Record<L, infer F>> ? Leido<F> : never) | null;
};

export const AUTORES = [...ROLES, 'SISTEMA'] as const;
export type Autor = (typeof AUTORES)[number];

const palabra = (patron: RegExp, mensaje: string) =>
  z.string(mensaje).check(z.regex(patron, mensaje));

export const listarActividad = endpoint({
  id: 'listarActividad',
  method: 'GET',
  path: '/actividad',
  access: 'admin',
  tag: 'actividad',
  summary: 'Lo que hicieron las personas y el sistema, lo más nuevo primero',
  query: z
    .object({
      ...paginacion(20),
      /**
       * Keeps the hechos about this person, their account and their bookings, whoever the author
       * is.
       */
      usuarioId: z.optional(idDeRuta),
      reservaId: z.optional(idDeRuta),
      /** Keeps what this author did, without what programs did for them. */
      autorId: z.optional(idDeRuta),
      /** Keeps what a program did with this token. */
      programaId: z.optional(idDeRuta),
      entidad: z.optional(palabra(/^[a-z][a-z-]{0,39}$/, 'La entidad no es válida')),
      /**
       * Keeps the hechos whose authors have this rol today, without those of programs. `SISTEMA`
       * keeps the hechos without a session.
       */
      autor: z.optional(enumSinMayusculas(AUTORES, `El autor debe ser ${AUTORES.join(', ')}`)),
      accion: z.optional(palabra(/^[a-z][a-zA-Z]{0,59}$/, 'La acción no es válida')),
      /** `desde` and `hasta` are days of the centre; both days are included. */
      desde: z.optional(fecha),
      hasta: z.optional(fecha),
    })
    .check(
      z.refine(({ desde, hasta }) => !desde || !hasta || desde <= hasta, {
        error: 'La fecha hasta no puede ser anterior a la fecha desde',
        path: ['hasta'],
      }),
    ),
  status: 200,
  response: z.object({
    hechos: z.array(Hecho),
    /** The programs that have ever done something, whatever is asked for, by their names. */
    programas: z.array(programa),
    ...camposDePagina,
  }),
});

const Historia = z.object({ hechos: z.array(Hecho), ...camposDePagina });

export const historiaDeReserva = endpoint({
  id: 'historiaDeReserva',
  method: 'GET',
  path: '/reservas/{id}/historia',
  access: 'mostrador',
  tag: 'actividad',
  summary: 'Lo que se hizo con una reserva, lo más nuevo primero',
  params: IdDeRuta,
  query: z.object(paginacion(20)),
  status: 200,
  response: Historia,
  errors: [404],
});

export const historiaDeCliente = endpoint({
  id: 'historiaDeCliente',
  method: 'GET',
  path: '/clientes/{id}/historia',
  access: 'mostrador',
  tag: 'actividad',
  summary: 'Lo que se hizo con un cliente y con sus reservas, lo más nuevo primero',
  params: IdDeRuta,
  query: z.object(paginacion(20)),
  status: 200,
  response: Historia,
  errors: [404],
});

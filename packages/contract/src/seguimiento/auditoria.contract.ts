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

/** A row of the trail: something that a person or the system did. */
export const Hecho = z.object({
  id: z.int(),
  /** A momento, in the centre's civil time. */
  ocurridoEn: z.string(),
  /** Null for what the system did, and for what was done without a session. */
  usuarioId: z.nullable(z.int()),
  /** The person who did it; null also once their account was erased. */
  autor: z.nullable(persona),
  /** One of the `ACCIONES`, or what another version has written. */
  accion: z.string(),
  entidad: z.string(),
  entidadId: z.nullable(z.int()),
  /** The person it was about; null where there was none, and once they were erased. */
  persona: z.nullable(persona),
  /** The franja that it was about; null where there was none. */
  franja: z.nullable(z.object({ inicio: z.string(), fin: z.string() })),
  /**
   * The state before; null for what began with this hecho, and for what was erased with a person.
   */
  antes: DatosGuardados,
  despues: DatosGuardados,
});
export type Hecho = z.output<typeof Hecho>;

/** A hecho of an accion that this version knows, as far as its sides have the shape of today. */
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
      /** The person of whom it is told, whoever did it: their account and their bookings. */
      usuarioId: z.optional(idDeRuta),
      reservaId: z.optional(idDeRuta),
      /** The person who did it. */
      autorId: z.optional(idDeRuta),
      entidad: z.optional(palabra(/^[a-z][a-z-]{0,39}$/, 'La entidad no es válida')),
      /**
       * Keeps the hechos of today's administrators, of clients, or of nobody with a session
       * (`SISTEMA`).
       */
      autor: z.optional(enumSinMayusculas(AUTORES, `El autor debe ser ${AUTORES.join(', ')}`)),
      accion: z.optional(palabra(/^[a-z][a-zA-Z]{0,59}$/, 'La acción no es válida')),
      /** `desde` and `hasta` are days of the centre, both included. */
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
  response: z.object({ hechos: z.array(Hecho), ...camposDePagina }),
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

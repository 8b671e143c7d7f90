import * as z from 'zod/mini';
import {
  IdDeRuta,
  camposDePagina,
  enumSinMayusculas,
  fecha,
  idDeRuta,
  paginacion,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ROLES } from './usuarios.rules.ts';

const persona = z.object({ id: z.int(), nombre: z.string(), apellido: z.string() });

/**
 * The actions that leave a row in the trail: endpoints by their ids, and what the system does
 * without one. A `Hecho` on the wire may hold any word, because rows outlive the names of their
 * actions.
 */
export const ACCIONES = [
  'crearConfig',
  'actualizarConfig',
  'actualizarCentro',
  'crearListaDePrecios',
  'eliminarListaDePrecios',
  'crearHorariosBase',
  'actualizarHorariosBase',
  'crearFranja',
  'actualizarFranja',
  'bloquearFranja',
  'desbloquearFranja',
  'eliminarFranja',
  'generarFranjas',
  'crearReserva',
  'cancelarReserva',
  'cambiarEstadoDeReserva',
  'deshacerReserva',
  'actualizarReserva',
  'eliminarReserva',
  'agregarAsiento',
  'eliminarAsiento',
  'actualizarAsiento',
  'marcarAsistencia',
  'registrarPago',
  'anularPago',
  'registrarMovimiento',
  'anularMovimiento',
  'cerrarCaja',
  'reabrirCaja',
  'crearUsuario',
  'actualizarUsuario',
  'cambiarRol',
  'cambiarEstadoDeUsuario',
  'eliminarUsuario',
  'anotarCliente',
  'unirClientes',
  'crearFeriado',
  'importarFeriados',
  'eliminarFeriado',
  'crearBloqueo',
  'eliminarBloqueo',
  'crearOverride',
  'eliminarOverride',
  'crearCalendario',
  'borrarCalendario',
  'register',
  'loginFallido',
  'cambiarContrasena',
  'confirmarEmail',
  'solicitarReset',
  'resetearContrasena',
  'crearAdministrador',
  'darEnlace',
  'promoverAdministrador',
  'enviarBienvenida',
  'avisoFallido',
  'reintentarAviso',
  'descartarAviso',
  'reenviarAviso',
  'marcarRecado',
  'desmarcarRecado',
  'planDelDia',
  'limpiarVencidos',
  'confirmarReloj',
] as const;
export type Accion = (typeof ACCIONES)[number];

/** A row of the trail: something that a person or the system did. */
export const Hecho = z.object({
  id: z.int(),
  /** A momento, in the centre's civil time. */
  ocurridoEn: z.string(),
  /** Null for what the system did, and for what was done without a session. */
  usuarioId: z.nullable(z.int()),
  /** The person who did it; null also once their account was erased. */
  autor: z.nullable(persona),
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
  antes: z.unknown(),
  despues: z.unknown(),
});
export type Hecho = z.output<typeof Hecho>;

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

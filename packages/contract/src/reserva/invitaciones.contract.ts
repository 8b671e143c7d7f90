import * as z from 'zod/mini';
import { IdDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { SEXOS_DE_ASIENTO } from '../franja/franjas.rules.ts';
import { DatosDeAsiento } from './asientos.contract.ts';

/*
 * The calls of the secret address where a companion sees the turn without an account (rules §17).
 */

const SecretoDeRuta = z.object({ secreto: z.string() });

/**
 * The data that a companion sees: the turn, the companion's own seat, and the first name of the
 * holder with the initial of the surname.
 */
export const Invitacion = z.object({
  fecha: z.string(),
  /** The hours of the franja, as 'HH:MM - HH:MM'. */
  horario: z.string(),
  lugar: z.string(),
  titular: z.string(),
  nombre: z.string(),
  sexo: z.enum(SEXOS_DE_ASIENTO),
  estado: z.enum(['pendiente', 'confirmada']),
});
export type Invitacion = z.output<typeof Invitacion>;

export const crearInvitacion = endpoint({
  id: 'crearInvitacion',
  method: 'POST',
  path: '/reservas/{id}/invitaciones',
  access: 'session',
  tag: 'invitaciones',
  summary: 'Crear la página de un acompañante; la anterior deja de servir',
  params: IdDeRuta,
  body: z.object({ asientoId: idEnCuerpo('El acompañante es obligatorio') }),
  status: 201,
  response: z.object({ url: z.string() }),
  errors: [404, 409, 429],
});

export const verInvitacion = endpoint({
  id: 'verInvitacion',
  method: 'GET',
  path: '/invitaciones/{secreto}',
  access: 'public',
  tag: 'invitaciones',
  summary: 'El turno al que se viene como acompañante',
  params: SecretoDeRuta,
  status: 200,
  response: Invitacion,
  errors: [404],
});

export const corregirInvitacion = endpoint({
  id: 'corregirInvitacion',
  method: 'PUT',
  path: '/invitaciones/{secreto}',
  access: 'public',
  tag: 'invitaciones',
  summary: 'Corregir el propio nombre o género, como acompañante',
  params: SecretoDeRuta,
  body: DatosDeAsiento,
  status: 200,
  response: Invitacion,
  errors: [404, 429],
});

export const rechazarInvitacion = endpoint({
  id: 'rechazarInvitacion',
  method: 'POST',
  path: '/invitaciones/{secreto}/rechazar',
  access: 'public',
  tag: 'invitaciones',
  summary: 'Devolver el propio lugar, como acompañante; el precio se vuelve a calcular',
  params: SecretoDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409, 429],
});

export const calendarioDeInvitacion = endpoint({
  id: 'calendarioDeInvitacion',
  method: 'GET',
  path: '/invitaciones/{secreto}/calendario.ics',
  access: 'public',
  tag: 'invitaciones',
  summary: 'El turno para el calendario de un acompañante',
  params: SecretoDeRuta,
  status: 200,
  response: z.string(),
  contentType: 'text/calendar; charset=utf-8',
  errors: [404],
});

import * as z from 'zod/mini';
import { IdDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';

/*
 * The calls that put bookings into the calendar of a phone (rules §13).
 */

const contentType = 'text/calendar; charset=utf-8';

export const calendarioDeReserva = endpoint({
  id: 'calendarioDeReserva',
  method: 'GET',
  path: '/reservas/{id}/calendario.ics',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'calendarios',
  summary: 'Una reserva para el calendario; de una cancelada, su cancelación',
  params: IdDeRuta,
  status: 200,
  response: z.string(),
  contentType,
  errors: [404],
});

export const crearEnlaceDeCalendario = endpoint({
  id: 'crearEnlaceDeCalendario',
  method: 'POST',
  path: '/reservas/{id}/calendario',
  access: 'session',
  tag: 'calendarios',
  summary: 'Crear un enlace que abre una reserva en el calendario sin sesión, por diez minutos',
  params: IdDeRuta,
  status: 201,
  response: z.object({ url: z.string() }),
  errors: [404],
});

export const leerEnlaceDeCalendario = endpoint({
  id: 'leerEnlaceDeCalendario',
  method: 'GET',
  path: '/calendario/{secreto}/turno.ics',
  access: 'public',
  tag: 'calendarios',
  summary: 'Una reserva para el calendario, por su enlace de diez minutos',
  params: z.object({ secreto: z.string() }),
  status: 200,
  response: z.string(),
  contentType,
  errors: [404],
});

export const crearCalendario = endpoint({
  id: 'crearCalendario',
  method: 'POST',
  path: '/calendario',
  access: 'session',
  tag: 'calendarios',
  summary: 'Crear la dirección secreta del propio calendario; la anterior deja de servir',
  status: 201,
  response: z.object({ url: z.string() }),
});

export const verCalendario = endpoint({
  id: 'verCalendario',
  method: 'GET',
  path: '/calendario',
  access: 'session',
  tag: 'calendarios',
  summary: 'Desde cuándo hay una dirección secreta del propio calendario, y cuándo se leyó',
  status: 200,
  response: z.object({
    desde: z.string(),
    /**
     * The momento at which a calendar last read the secret address; null while none has read it.
     */
    ultimaLectura: z.nullable(z.string()),
  }),
  errors: [404],
});

export const borrarCalendario = endpoint({
  id: 'borrarCalendario',
  method: 'DELETE',
  path: '/calendario',
  access: 'session',
  tag: 'calendarios',
  summary: 'Anular la dirección secreta del propio calendario',
  status: 204,
});

export const leerCalendario = endpoint({
  id: 'leerCalendario',
  method: 'GET',
  path: '/calendario/{secreto}.ics',
  access: 'public',
  tag: 'calendarios',
  summary: 'El calendario de una dirección secreta',
  params: z.object({ secreto: z.string() }),
  status: 200,
  response: z.string(),
  contentType,
  errors: [404],
});

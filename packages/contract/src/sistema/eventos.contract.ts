import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The names of the eventos, which the stream sends as `event:` (rules §14.1). */
export const TIPOS_DE_EVENTO = [
  'conectado',
  'reiniciar',
  'dia',
  'reservas',
  'esperas',
  'caja',
  'abonos',
  'config',
] as const;
export type TipoDeEvento = (typeof TIPOS_DE_EVENTO)[number];

export const escucharEventos = endpoint({
  id: 'escucharEventos',
  method: 'GET',
  path: '/eventos',
  access: 'session',
  tag: 'eventos',
  summary: 'Lo que cambia, en el momento en que cambia; cada evento dice qué volver a pedir',
  // Any text is accepted. An id that the server never gave is answered with the evento `reiniciar`.
  headers: z.object({ 'last-event-id': z.optional(z.string()) }),
  status: 200,
  response: z.string(),
  contentType: 'text/event-stream',
  streamed: true,
  errors: [429, 503],
});

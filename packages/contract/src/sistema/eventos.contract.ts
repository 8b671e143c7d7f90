import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The names of the events, as `event:` of their stream (rules §14.1). */
export const TIPOS_DE_EVENTO = [
  'conectado',
  'reiniciar',
  'dia',
  'reservas',
  'esperas',
  'caja',
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
  // Whatever else comes is a position that was never given, which is told by `reiniciar`.
  headers: z.object({ 'last-event-id': z.optional(z.string()) }),
  status: 200,
  response: z.string(),
  contentType: 'text/event-stream',
  streamed: true,
  errors: [429, 503],
});

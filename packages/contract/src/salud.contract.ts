import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const salud = endpoint({
  id: 'salud',
  method: 'GET',
  path: '/salud',
  access: 'public',
  tag: 'salud',
  summary: 'Si el sistema puede atender: el servidor y su base de datos',
  status: 200,
  response: z.object({
    estado: z.literal('ok'),
    base: z.literal('ok'),
    motor: z.enum(['integrado', 'servidor']),
    version: z.string(),
  }),
  errors: [503],
});

export const saludVivo = endpoint({
  id: 'saludVivo',
  method: 'GET',
  path: '/salud/vivo',
  access: 'public',
  tag: 'salud',
  summary: 'Si el proceso responde, aunque su base de datos no esté',
  status: 200,
  response: z.object({ estado: z.literal('ok') }),
});

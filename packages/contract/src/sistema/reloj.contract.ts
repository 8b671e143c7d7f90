import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const confirmarReloj = endpoint({
  id: 'confirmarReloj',
  method: 'PUT',
  path: '/reloj',
  access: 'admin',
  tag: 'salud',
  summary: 'Confirma que la hora que muestra el reloj del servidor es la correcta',
  status: 200,
  response: z.object({
    message: z.string(),
    /** The momento of the centre that the administrator has confirmed. */
    ahora: z.string(),
  }),
});

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { tokenDeEnlace } from './password-reset.contract.ts';

/*
 * The calls by which people show that the e-mail of their account is theirs: a link that was mailed
 * to that address proves it (rules §4.2).
 */

export const confirmarEmail = endpoint({
  id: 'confirmarEmail',
  method: 'POST',
  path: '/auth/confirmar-email',
  access: 'public',
  tag: 'auth',
  summary: 'Confirmar un email con el enlace que llegó ahí',
  body: z.object({ token: tokenDeEnlace }),
  status: 200,
  response: Mensaje,
});

export const enviarConfirmacion = endpoint({
  id: 'enviarConfirmacion',
  method: 'POST',
  path: '/auth/confirmar-email/enviar',
  access: 'session',
  tag: 'auth',
  summary: 'Mandar otro enlace para confirmar el email propio; el anterior deja de servir',
  status: 200,
  response: Mensaje,
  errors: [409, 429],
});

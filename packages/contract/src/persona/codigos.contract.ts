import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { login } from './auth.contract.ts';
import { RegistroConCodigo, Solicitud, codigoDeEntrada } from './usuarios.forms.ts';

export const pedirCodigo = endpoint({
  id: 'pedirCodigo',
  method: 'POST',
  path: '/auth/codigo',
  access: 'public',
  tag: 'auth',
  summary: 'Pedir por email un código para entrar; responde igual para cualquier email',
  body: Solicitud,
  status: 202,
  // `venceEn` is the momento until which a code of this request counts.
  response: z.object({ message: z.string(), venceEn: z.string() }),
  errors: [429],
});

export const entrarConCodigo = endpoint({
  id: 'entrarConCodigo',
  method: 'POST',
  path: '/auth/codigo/entrar',
  access: 'public',
  tag: 'auth',
  summary: 'Entrar con el código que llegó por email; quien no tiene cuenta manda sus datos',
  body: z.object({
    email: Solicitud.shape.email,
    codigo: codigoDeEntrada,
    registro: z.optional(RegistroConCodigo),
  }),
  status: 200,
  response: login.response,
  errors: [401, 403, 409, 429],
});

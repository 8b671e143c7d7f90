import * as z from 'zod/mini';
import { IdDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { textoLimpio } from '../campo/texto-limpio.ts';
import { Solicitud, contrasenaNueva } from './usuarios.forms.ts';

const ENLACE_INVALIDO = 'El enlace es inválido o ha expirado';

/**
 * The token of a link that was mailed. Every error has the same text, so that the holder learns no more from
 * one than from another (rules §3.8).
 */
export const tokenDeEnlace = textoLimpio({
  max: 200,
  siNoEsTexto: ENLACE_INVALIDO,
  siEsLargo: ENLACE_INVALIDO,
}).check(z.minLength(1, ENLACE_INVALIDO));

export const solicitarReset = endpoint({
  id: 'solicitarReset',
  method: 'POST',
  path: '/password-reset/solicitar',
  access: 'public',
  tag: 'password-reset',
  summary: 'Pedir un enlace para elegir otra contraseña; responde igual para cualquier email',
  body: Solicitud,
  status: 200,
  response: z.object({ mensaje: z.string(), message: z.string() }),
  errors: [429],
});

export const validarReset = endpoint({
  id: 'validarReset',
  method: 'GET',
  path: '/password-reset/validar/{token}',
  access: 'public',
  tag: 'password-reset',
  summary: 'Si un enlace todavía sirve',
  // No shape is demanded of the token: an invalid link is a normal answer of this call, not an
  // error.
  params: z.object({ token: z.string().check(z.trim()) }),
  status: 200,
  response: z.object({ valido: z.boolean(), mensaje: z.string() }),
});

export const resetearContrasena = endpoint({
  id: 'resetearContrasena',
  method: 'POST',
  path: '/password-reset/reset',
  access: 'public',
  tag: 'password-reset',
  summary: 'Elegir otra contraseña con un enlace; todas las sesiones se anulan',
  body: z.object({ token: tokenDeEnlace, nuevaPassword: contrasenaNueva }),
  status: 200,
  // The e-mail is for the login that follows; whoever holds the link reads its mailbox.
  response: z.object({ mensaje: z.string(), message: z.string(), email: z.string() }),
});

export const crearEnlace = endpoint({
  id: 'crearEnlace',
  method: 'POST',
  path: '/usuarios/{id}/enlace',
  access: 'admin',
  tag: 'usuarios',
  summary: 'Un enlace para que alguien elija su contraseña, que se entrega en mano',
  params: IdDeRuta,
  status: 201,
  // The link is in this answer and nowhere else; it is valid for `horas`, once.
  response: z.object({ enlace: z.string(), horas: z.int() }),
  errors: [404, 409],
});

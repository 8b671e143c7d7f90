import * as z from 'zod/mini';
import { IdDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { textoLimpio } from '../campo/texto-limpio.ts';
import { Solicitud, contrasenaNueva, suscripcionQueSigue } from './usuarios.forms.ts';

const ENLACE_INVALIDO = 'El enlace es inválido o ha expirado';

/**
 * The token of a link that was mailed. Every invalid token is refused with the same text, so that
 * the text does not tell why the token is invalid (rules §3.8).
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
  // Any token is accepted: an invalid link is a normal answer of this call, not an error.
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
  body: z.object({
    token: tokenDeEnlace,
    nuevaPassword: contrasenaNueva,
    suscripcionId: suscripcionQueSigue,
  }),
  status: 200,
  // The browser needs the e-mail for the login that follows. Whoever has the link can read the
  // mailbox of that address, so the answer tells nothing new.
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
  // No other answer contains the link. The link works once, within `horas` hours.
  response: z.object({ enlace: z.string(), horas: z.int() }),
  errors: [404, 409],
});

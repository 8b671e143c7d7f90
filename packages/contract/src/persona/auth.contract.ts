import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { UsuarioPropio } from './usuarios.contract.ts';
import { Credenciales, Registro } from './usuarios.forms.ts';
import { ROLES } from './usuarios.rules.ts';

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  tag: 'auth',
  summary: 'Iniciar sesión',
  body: Credenciales,
  status: 200,
  response: z.object({ token: z.string(), rol: z.enum(ROLES), user: UsuarioPropio }),
  errors: [401, 403, 429],
});

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  tag: 'auth',
  summary: 'Crear una cuenta de cliente',
  body: Registro,
  status: 201,
  response: Mensaje,
  errors: [409, 429],
});

export const current = endpoint({
  id: 'current',
  method: 'GET',
  path: '/auth/current',
  access: 'session',
  tag: 'auth',
  summary: 'El usuario de la sesión',
  status: 200,
  response: UsuarioPropio,
  responseHeaders: z.object({ 'X-Token-Nuevo': z.optional(z.string()) }),
});

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  tag: 'auth',
  summary: 'Cerrar todas las sesiones del usuario',
  status: 204,
});

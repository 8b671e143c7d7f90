import * as z from 'zod/mini';
import { IdDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { NuevoToken } from './tokens.forms.ts';
import { ALCANCES } from './tokens.rules.ts';

/*
 * The calls about the tokens with which programs of others make calls (rules §24).
 */

const tag = 'tokens';

export const Token = z.object({
  id: z.int(),
  nombre: z.string(),
  alcances: z.array(z.enum(ALCANCES)),
  /** The momento at which it ends; null where it does not end by itself. */
  venceEn: z.nullable(z.string()),
  /** The momento of the last call with it, also a refused one, to the minute; null before any. */
  ultimoUso: z.nullable(z.string()),
  creadoEn: z.string(),
  /** The administrator who made it. The token ends where they are one no more. */
  creadoPor: z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }),
  /**
   * How often it was answered each call in the last thirty days, the latest day first, and of a day
   * what it asked for most first.
   */
  pedidos: z.array(
    /** `llamada` is the method and the path, such as `GET /clientes/{id}/resumen`. */
    z.object({ fecha: z.string(), llamada: z.string(), veces: z.int() }),
  ),
});
export type Token = z.output<typeof Token>;

export const listarTokens = endpoint({
  id: 'listarTokens',
  method: 'GET',
  path: '/tokens',
  access: 'admin',
  tag,
  summary: 'Los programas que pueden entrar, el primero primero, sin lo que los deja entrar',
  status: 200,
  response: z.object({ tokens: z.array(Token) }),
});

export const crearToken = endpoint({
  id: 'crearToken',
  method: 'POST',
  path: '/tokens',
  access: 'admin',
  tag,
  summary: 'Dejar entrar a un programa; el token se muestra esta única vez',
  body: NuevoToken,
  status: 201,
  /** `token` is `rmn_` and 43 characters. No other answer has it. */
  response: z.extend(Token, { token: z.string() }),
  errors: [409],
});

export const borrarToken = endpoint({
  id: 'borrarToken',
  method: 'DELETE',
  path: '/tokens/{id}',
  access: 'admin',
  tag,
  summary: 'No dejar entrar más a un programa, desde ahora',
  params: IdDeRuta,
  status: 204,
  errors: [404],
});

import * as z from 'zod/mini';
import { idEnCuerpo } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { MAXIMO_DE_PERSONAS } from '../franja/franjas.rules.ts';
import { login } from './auth.contract.ts';
import { RegistroConCodigo, Solicitud, codigoDeEntrada } from './usuarios.forms.ts';

const PERSONAS = `Las personas son de 1 a ${MAXIMO_DE_PERSONAS}`;

/**
 * The turn that the code is to confirm: the letter says it, read from the database. A turn that
 * nobody may see changes nothing.
 */
export const TurnoPorConfirmar = z.object({
  franjaId: idEnCuerpo('El turno no es válido'),
  personas: z.int(PERSONAS).check(z.minimum(1, PERSONAS), z.maximum(MAXIMO_DE_PERSONAS, PERSONAS)),
  /** True where the code is to confirm a place in the waiting list of the turn. */
  espera: z.optional(z.boolean('La espera debe ser true o false')),
});
export type TurnoPorConfirmar = z.output<typeof TurnoPorConfirmar>;

export const pedirCodigo = endpoint({
  id: 'pedirCodigo',
  method: 'POST',
  path: '/auth/codigo',
  access: 'public',
  tag: 'auth',
  summary: 'Pedir por email un código para entrar; responde igual para cualquier email',
  body: z.extend(Solicitud, { turno: z.optional(TurnoPorConfirmar) }),
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

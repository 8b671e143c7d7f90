import { Registro } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';
import { confirma, confirmacion } from '../../components/form/contrasena/contrasena.view.ts';

/**
 * The schema of the registration form: the body of the request plus the field `confirmacion`, which
 * is not sent (specification §5).
 */
export const FormularioDeRegistro = z
  .extend(Registro, { confirmacion })
  .check(confirma('password'));

/** Returns the body of the registration request. The schema `Registro` drops `confirmacion`. */
export function cuerpoDeRegistro(datos: z.output<typeof FormularioDeRegistro>) {
  return Registro.parse(datos);
}

/**
 * Returns the message of a successful answer. Throws 'Error inesperado…' where the answer has no
 * message (specification §8).
 */
export function comprobarRespuesta(respuesta: unknown): string {
  const message = (respuesta as { message?: unknown } | null)?.message;
  if (typeof message !== 'string') throw new Error('Error inesperado al crear la cuenta');
  return message;
}

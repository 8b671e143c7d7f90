import { Registro } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';
import { confirma, confirmacion } from '../../components/form/contrasena/contrasena.view.ts';

/** The contract's request with the confirmation, which is not sent (specification §5). */
export const FormularioDeRegistro = z
  .extend(Registro, { confirmacion })
  .check(confirma('password'));

/** The body of the request: the schema drops the fields that are not its own. */
export function cuerpoDeRegistro(datos: z.output<typeof FormularioDeRegistro>) {
  return Registro.parse(datos);
}

/**
 * Returns the message of a success. Throws 'Error inesperado…' where the answer has none
 * (specification §8).
 */
export function comprobarRespuesta(respuesta: unknown): string {
  const message = (respuesta as { message?: unknown } | null)?.message;
  if (typeof message !== 'string') throw new Error('Error inesperado al crear la cuenta');
  return message;
}

import { Registro } from '@remanso/contract/auth.contract';
import * as z from 'zod/mini';
import { confirma, confirmacion } from '../../components/form/contrasena.view.ts';

/** The contract's request and the confirmation, which is not sent (specification §5). */
export const FormularioDeRegistro = z
  .extend(Registro, { confirmacion })
  .check(confirma('password'));

/** What is sent: the schema keeps no more than its own fields. */
export function cuerpoDeRegistro(datos: z.output<typeof FormularioDeRegistro>) {
  return Registro.parse(datos);
}

/** 'Error inesperado…' when the answer is a success without its message (specification §8). */
export function comprobarRespuesta(respuesta: unknown): string {
  const message = (respuesta as { message?: unknown } | null)?.message;
  if (typeof message !== 'string') throw new Error('Error inesperado al crear la cuenta');
  return message;
}

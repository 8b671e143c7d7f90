import { Registro } from '@remanso/contract/auth.contract';
import { SEXOS } from '@remanso/contract/franjas.rules';
import * as z from 'zod/mini';

const TEXTO_DE_GENERO = { MASCULINO: 'Masculino', FEMENINO: 'Femenino', OTROS: 'Otros' } as const;

export const OPCIONES_DE_GENERO = SEXOS.map((valor) => ({ valor, texto: TEXTO_DE_GENERO[valor] }));

/** The contract's request and the confirmation, which is not sent (specification §5). */
export const FormularioDeRegistro = z
  .extend(Registro, {
    confirmacion: z.string().check(z.minLength(1, 'Debes confirmar la contraseña')),
  })
  .check(
    z.refine(({ password, confirmacion }) => password === confirmacion, {
      error: 'Las contraseñas no coinciden',
      path: ['confirmacion'],
      // Told beside the other fields' errors, not only once they are right; but not over 'Debes confirmar…'.
      when: ({ value }) => {
        const { confirmacion } = value as { confirmacion?: unknown };
        return typeof confirmacion === 'string' && confirmacion !== '';
      },
    }),
  );

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

import { camposDePersona } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';

export const Persona = z.object(camposDePersona);
export type DatosDePersona = z.output<typeof Persona>;

/** The data of a client who may have no e-mail: the e-mail field is then ''. */
export const PersonaSinEmail = z.extend(Persona, {
  email: z.union([z.literal(''), camposDePersona.email]),
});

/**
 * Returns the data of a form as the request needs them: without the e-mail where its field is
 * empty.
 */
export function sinVacio({ email, ...persona }: DatosDePersona) {
  return email === '' ? persona : { ...persona, email };
}

import { camposDePersona } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';

export const Persona = z.object(camposDePersona);
export type DatosDePersona = z.output<typeof Persona>;

/** A client of the desk may have no e-mail: its field is left empty. */
export const PersonaSinEmail = z.extend(Persona, {
  email: z.union([z.literal(''), camposDePersona.email]),
});

/** Returns what is sent of a form: an e-mail that is left empty is left out. */
export function sinVacio({ email, ...persona }: DatosDePersona) {
  return email === '' ? persona : { ...persona, email };
}

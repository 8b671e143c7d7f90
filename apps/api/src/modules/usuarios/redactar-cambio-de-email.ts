import type { Redactar } from '../avisos/create-cartero.ts';
import { emailDeCambio, type CambioDeEmail } from './usuarios.emails.ts';

/** Whoever holds a session and the password may change its e-mail; the address that it left is told. */
export const redactarCambioDeEmail: Redactar = async ({ para, datos }) => ({
  mail: emailDeCambio({ ...(datos as Omit<CambioDeEmail, 'anterior'>), anterior: para }),
});

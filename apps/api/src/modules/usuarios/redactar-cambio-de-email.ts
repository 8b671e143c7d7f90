import type { Redactar } from '../avisos/crear-cartero.ts';
import { emailDeCambio, type CambioDeEmail } from './usuarios.emails.ts';

/**
 * Writes the letter to the previous address of an account, because whoever holds a session and the
 * password may change the e-mail.
 */
export const redactarCambioDeEmail: Redactar = async ({ para, datos }) => ({
  mail: emailDeCambio({ ...(datos as Omit<CambioDeEmail, 'anterior'>), anterior: para }),
});

import type { Job } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { emailDeCambio, type CambioDeEmail } from './usuarios.emails.ts';

export const AVISAR_CAMBIO_DE_EMAIL = { name: 'avisar-cambio-de-email' };

/** Whoever holds a session may change its e-mail, and with it the password; the one before is told. */
export function avisarCambioDeEmail({ mailer }: { mailer: Mailer }): Job<CambioDeEmail> {
  return {
    ...AVISAR_CAMBIO_DE_EMAIL,
    retries: 8,
    run: (cambio) => mailer.send(emailDeCambio(cambio)),
  };
}

import { MARCA } from '@remanso/contract/marca';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export interface CambioDeEmail {
  nombre: string;
  anterior: string;
  nuevo: string;
}

/** The letter about a changed e-mail, which goes to the previous address. */
export function emailDeCambio({ nombre, anterior, nuevo }: CambioDeEmail): Mail {
  return composeMail({
    to: anterior,
    subject: `Cambió el email de la cuenta de ${MARCA.nombre}`,
    paragraphs: [
      `Hola, ${nombre}:`,
      `El email de la cuenta de ${MARCA.nombre} ahora es ${nuevo}. Con ese email se inicia sesión, y ahí llegan los enlaces para cambiar la contraseña.`,
      `Si nadie lo pidió desde la cuenta, conviene avisarle enseguida al centro: ${MARCA.telefono}.`,
    ],
  });
}

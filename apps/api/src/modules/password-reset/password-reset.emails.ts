import { MARCA } from '@remanso/contract/marca';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Datos {
  nombre: string;
  email: string;
  enlace: string;
}

export function emailDeEnlace({ nombre, email, enlace }: Datos): Mail {
  return composeMail({
    to: email,
    subject: `Contraseña nueva en ${MARCA.nombre}`,
    paragraphs: [
      `Hola, ${nombre}:`,
      `Se pidió elegir una contraseña nueva para la cuenta de ${MARCA.nombre} de este email.`,
      { href: enlace, label: 'Elegir una contraseña nueva' },
      'El enlace es válido por 1 hora y se puede usar una sola vez. Si nadie lo pidió desde la cuenta, este mensaje se puede ignorar: la contraseña sigue siendo la misma.',
    ],
  });
}

/** The letter to a person whose account the desk has created. */
export function emailDeBienvenida({ nombre, email, enlace }: Datos): Mail {
  return composeMail({
    to: email,
    subject: `Cuenta nueva en ${MARCA.nombre}`,
    paragraphs: [
      `Hola, ${nombre}:`,
      `En ${MARCA.nombre} se creó una cuenta con este email, para ver los turnos y reservar otros.`,
      { href: enlace, label: 'Elegir la contraseña' },
      'El enlace es válido por 7 días y se puede usar una sola vez. Después se puede pedir otro desde «¿Contraseña olvidada?».',
    ],
  });
}

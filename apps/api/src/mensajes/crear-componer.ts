import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Carta } from '../modules/avisos/avisos.emails.ts';
import type { Clock } from '../platform/clock.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { addressOf } from '../platform/mail/sender.ts';
import { cartaEnHtml } from './carta-en-html.ts';
import { cartaEnTexto } from './carta-en-texto.ts';
import { invitacionDe } from './evento-de-reserva.ts';

interface Options {
  clock: Clock;
  publicUrl: string;
  mailFrom: string;
}

/** Makes the e-mail to the address `para` from a letter. */
export type Componer = (carta: Carta, para: string, centro: Centro) => Mail;

export function crearComponer(options: Options): Componer {
  const remitente = addressOf(options.mailFrom);
  return ({ mensaje, eventos = [] }, para, centro) => ({
    to: para,
    fromName: centro.nombre,
    ...(centro.email && { replyTo: centro.email }),
    subject: mensaje.asunto,
    text: cartaEnTexto(mensaje, centro),
    html: cartaEnHtml(mensaje, centro),
    ...(eventos.length > 0 && {
      calendar: {
        method: eventos.some(({ cancelado }) => cancelado) ? 'CANCEL' : 'REQUEST',
        content: invitacionDe(eventos, { ...options, centro, remitente }),
      },
    }),
  });
}

import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Carta } from '../modules/avisos/enviar-aviso.ts';
import type { Clock } from '../platform/clock.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { addressOf } from '../platform/mail/sender.ts';
import { cartaEnTexto } from './carta-en-texto.ts';
import { invitacionDe } from './evento-de-reserva.ts';
import type { Imprimir } from './crear-imprenta.ts';

interface Options {
  clock: Clock;
  publicUrl: string;
  mailFrom: string;
  imprimir: Imprimir;
}

/** Makes the e-mail to the address `para` from a letter. */
export type Componer = (carta: Carta, para: string, centro: Centro) => Promise<Mail>;

export function crearComponer({ imprimir, ...options }: Options): Componer {
  const remitente = addressOf(options.mailFrom);
  return async ({ mensaje, eventos = [] }, para, centro) => ({
    to: para,
    fromName: centro.nombre,
    ...(centro.email && { replyTo: centro.email }),
    subject: mensaje.asunto,
    text: cartaEnTexto(mensaje, centro),
    html: await imprimir(mensaje, centro),
    ...(eventos.length > 0 && {
      calendar: {
        method: eventos.some(({ cancelado }) => cancelado) ? 'CANCEL' : 'REQUEST',
        content: invitacionDe(eventos, { ...options, centro, remitente }),
      },
    }),
  });
}

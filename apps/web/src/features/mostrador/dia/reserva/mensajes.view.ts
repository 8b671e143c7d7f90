import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { saludoDe } from '../../../../entities/persona/saludo.view.ts';
import { enlaceDeWhatsapp } from '../../../../lib/whatsapp.ts';

/*
 * The texts of the WhatsApp messages from the desk to a client about a booking.
 */

type Reserva = Pick<ReservaDelMostrador, 'cliente' | 'franja'>;

const saludo = ({ cliente }: Reserva) => saludoDe(cliente.nombre);

/** Returns the message that tells a client that a pending or a restored booking is confirmed. */
export function recadoDeConfirmada(reserva: Reserva): string {
  return `${saludo(reserva)} Tu reserva para el ${nombreDeMomento(reserva.franja.inicio)} está confirmada. ¡Te esperamos!`;
}

export function recadoDeCancelada(reserva: Reserva): string {
  return `${saludo(reserva)} Tu reserva para el ${nombreDeMomento(reserva.franja.inicio)} quedó cancelada. Cualquier duda, responde este mensaje.`;
}

/**
 * Returns a link that opens WhatsApp with `texto` for the client. Null where the telephone is no
 * number for WhatsApp, or the person was erased.
 */
export function enlaceParaCliente({ cliente }: Reserva, texto: string): string | null {
  return cliente.id === null ? null : enlaceDeWhatsapp(cliente.telefono, texto);
}

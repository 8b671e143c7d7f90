import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { saludoDe } from '../../../../entities/persona/saludo.view.ts';
import { enlaceDeWhatsapp } from '../../../../lib/whatsapp.ts';

/*
 * The texts of the WhatsApp messages from the desk to a client about a booking.
 */

type Reserva = Pick<ReservaDelMostrador, 'cliente' | 'franja' | 'personas'>;

const saludo = ({ cliente }: Reserva) => saludoDe(cliente.nombre);

export function recordatorio(reserva: Reserva): string {
  const { franja, personas } = reserva;
  const grupo = personas > 1 ? `, para ${personas} personas` : '';
  return `${saludo(reserva)} Un recordatorio: tu turno es el ${nombreDeMomento(franja.inicio)}${grupo}. Llega 10 minutos antes, con ropa cómoda y toalla. ¡Te esperamos!`;
}

/**
 * Returns the message about a moved booking. `antes` is the momento of the franja before the move.
 */
export function recadoDeMovida(reserva: Reserva, antes: string): string {
  return `${saludo(reserva)} Tu turno, que era el ${nombreDeMomento(antes)}, pasó a ser el ${nombreDeMomento(reserva.franja.inicio)}. El precio no cambia. ¡Te esperamos!`;
}

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

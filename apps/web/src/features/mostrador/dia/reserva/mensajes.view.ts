import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { saludoDe } from '../../../../entities/persona/saludo.view.ts';
import { enlaceDeWhatsapp } from '../../../../lib/whatsapp.ts';

/*
 * The messages that the desk sends to a client over WhatsApp.
 */

type Reserva = Pick<ReservaDelMostrador, 'cliente' | 'franja' | 'personas'>;

const saludo = ({ cliente }: Reserva) => saludoDe(cliente.nombre);

export function recordatorio(reserva: Reserva): string {
  const { franja, personas } = reserva;
  const grupo = personas > 1 ? `, para ${personas} personas` : '';
  return `${saludo(reserva)} Un recordatorio: tu turno es el ${nombreDeMomento(franja.inicio)}${grupo}. Conviene llegar 10 minutos antes, con ropa cómoda y toalla. ¡Te esperamos!`;
}

/** The message about a booking that was moved. `antes` is the momento at which its franja was. */
export function recadoDeMovida(reserva: Reserva, antes: string): string {
  return `${saludo(reserva)} Tu turno, que era el ${nombreDeMomento(antes)}, pasó a ser el ${nombreDeMomento(reserva.franja.inicio)}. El precio no cambia. ¡Te esperamos!`;
}

/** The message about a booking that was cancelled and stands again, or was not confirmed yet. */
export function recadoDeConfirmada(reserva: Reserva): string {
  return `${saludo(reserva)} Tu reserva para el ${nombreDeMomento(reserva.franja.inicio)} está confirmada. ¡Te esperamos!`;
}

export function recadoDeCancelada(reserva: Reserva): string {
  return `${saludo(reserva)} Tu reserva para el ${nombreDeMomento(reserva.franja.inicio)} quedó cancelada. Cualquier duda se puede responder a este mensaje.`;
}

/** Null for a number that WhatsApp does not know, and for a person who was erased. */
export function enlaceParaCliente({ cliente }: Reserva, texto: string): string | null {
  return cliente.id === null ? null : enlaceDeWhatsapp(cliente.telefono, texto);
}

import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { CON_MEDIO } from '@remanso/contract/caja/pagos.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';
import { saludoDe } from '../persona/saludo.view.ts';

type Reserva = Pick<ReservaDelMostrador, 'cliente' | 'franja'>;

/**
 * Returns the link that opens the chat with a client, with a text that confirms a payment and names
 * the remaining saldo. Null where the client's account was erased or has no mobile number.
 */
export function enlaceDeRecibo(
  { cliente, franja }: Reserva,
  { monto, medio }: Pick<Pago, 'monto' | 'medio'>,
  saldo: number,
): string | null {
  if (cliente.id === null) return null;
  const recibido = `Recibimos ${formatearPesos(monto)} ${CON_MEDIO[medio]} por el turno del ${nombreDeMomento(franja.inicio)}.`;
  const resto = saldo > 0 ? `Queda por pagar ${formatearPesos(saldo)}.` : 'Está todo pagado.';
  return enlaceDeWhatsapp(
    cliente.telefono,
    `${saludoDe(cliente.nombre)} ${recibido} ${resto} ¡Gracias!`,
  );
}

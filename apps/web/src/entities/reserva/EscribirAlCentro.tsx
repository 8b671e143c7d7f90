import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useCentro } from '../../lib/centro.ts';
import { enlaceAlCentro } from './enlaceAlCentro.ts';

interface PropiedadesDeEscribirAlCentro {
  reserva: ReservaDeCliente;
  className: string;
}

/**
 * Opens a chat with the centre about a booking, which the client can no longer change alone. A
 * centre without a WhatsApp shows nothing.
 */
export function EscribirAlCentro({ reserva, className }: PropiedadesDeEscribirAlCentro) {
  const centro = useCentro();
  if (!centro.whatsapp) return null;
  return (
    <a
      className={className}
      href={enlaceAlCentro(centro, reserva)}
      target="_blank"
      rel="noreferrer"
      aria-label="Escribir al centro por WhatsApp, en otra pestaña"
    >
      <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
      Escribir al centro
    </a>
  );
}

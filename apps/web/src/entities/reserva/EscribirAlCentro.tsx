import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useCentro } from '../../lib/centro.ts';
import { enlaceAlCentro } from './enlaceAlCentro.ts';

interface PropiedadesDeEscribirAlCentro {
  reserva: ReservaDeCliente;
  className: string;
}

/**
 * A link to a chat with the centre about a booking that the client can no longer change alone, or
 * whose franja is closed. Empty where the centre has no WhatsApp.
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

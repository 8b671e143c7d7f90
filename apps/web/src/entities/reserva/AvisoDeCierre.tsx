import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Nota } from '../../components/ui/Nota.tsx';
import { enlaceDeTexto } from '../../components/ui/enlaceDeTexto.ts';
import { enlaceAlCentro, textoDeCierre } from './cierre.view.ts';

/**
 * Tells the client that the centre does not open at the hour of a booking, and what can be done.
 */
export function AvisoDeCierre({ reserva }: { reserva: ReservaDeCliente }) {
  const texto = textoDeCierre(reserva);
  if (!texto) return null;
  return (
    <Nota tono="aviso">
      <p>{texto}</p>
      <p className="font-normal">
        La reserva sigue guardada: hay que pasarla a otro turno, o cancelarla.
      </p>
      <p className="mt-1">
        <a
          className={`${enlaceDeTexto} inline-flex items-center gap-1.5`}
          href={enlaceAlCentro(reserva)}
          target="_blank"
          rel="noreferrer"
          aria-label="Escribir al centro por WhatsApp, en otra pestaña"
        >
          <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
          Escribir al centro
        </a>
      </p>
    </Nota>
  );
}

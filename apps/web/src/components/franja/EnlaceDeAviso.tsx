import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { MessageCircle } from 'lucide-react';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';

interface PropiedadesDeEnlaceDeAviso {
  cliente: ReservaDeAdmin['cliente'];
  texto: string;
}

/** Opens the client's chat with the message written; where no chat can be opened, the number to call. */
export function EnlaceDeAviso({ cliente, texto }: PropiedadesDeEnlaceDeAviso) {
  const enlace = enlaceDeWhatsapp(cliente.telefono, texto);
  if (!enlace) return <span className="cifras text-sm">{cliente.telefono}</span>;
  return (
    <a
      href={enlace}
      target="_blank"
      rel="noreferrer"
      aria-label={`Avisar por WhatsApp a ${cliente.nombre} ${cliente.apellido}, en otra pestaña`}
      className="guijarro inline-flex min-h-9 items-center gap-1.5 px-1 text-sm font-semibold text-petroleo underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <MessageCircle aria-hidden="true" className="size-4.5 shrink-0" />
      Avisar
    </a>
  );
}

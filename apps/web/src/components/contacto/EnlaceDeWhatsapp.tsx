import MessageCircle from 'lucide-react/icons/message-circle';

interface PropiedadesDeEnlaceDeWhatsapp {
  enlace: string;
  /** The visible text of the link, such as 'Recordar por WhatsApp'. */
  texto: string;
  /** The link's name for screen readers; `texto` by default. */
  accion?: string;
  nombre: string;
}

/**
 * A link that opens a WhatsApp chat with the message already written. The person still has to press
 * send in WhatsApp.
 */
export function EnlaceDeWhatsapp({
  enlace,
  texto,
  accion = texto,
  nombre,
}: PropiedadesDeEnlaceDeWhatsapp) {
  return (
    <a
      className="guijarro inline-flex items-baseline gap-1.5 py-1 text-petroleo underline decoration-1 underline-offset-4 hover:decoration-2"
      href={enlace}
      target="_blank"
      rel="noreferrer"
      aria-label={`${accion} a ${nombre}, en otra pestaña`}
    >
      <MessageCircle aria-hidden="true" className="size-4 shrink-0 self-center" />
      {texto}
    </a>
  );
}

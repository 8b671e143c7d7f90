import MessageCircle from 'lucide-react/icons/message-circle';

interface PropiedadesDeEnlaceDeWhatsapp {
  enlace: string;
  /** The visible text: 'Recordar por WhatsApp'. */
  texto: string;
  /** The text for screen readers, where it says more than `texto`. */
  accion?: string;
  /** The name of the recipient. */
  nombre: string;
}

/** Opens a chat with the message ready; a person still has to send it. */
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

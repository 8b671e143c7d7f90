import MessageCircle from 'lucide-react/icons/message-circle';
import { clasesDeBoton } from '../ui/clasesDeBoton.ts';

interface PropiedadesDeBotonDeWhatsapp {
  /** The address that opens the chat, with the message already written. */
  enlace: string;
  /** The person whose chat it opens. */
  nombre: string;
  className?: string;
}

/** A link in the shape of a button that opens a WhatsApp chat in another tab. */
export function BotonDeWhatsapp({ enlace, nombre, className }: PropiedadesDeBotonDeWhatsapp) {
  return (
    <a
      className={clasesDeBoton({ variante: 'outline' }, className)}
      href={enlace}
      target="_blank"
      rel="noreferrer"
      aria-label={`Abrir WhatsApp con ${nombre}, en otra pestaña`}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      Abrir WhatsApp
    </a>
  );
}

import Copy from 'lucide-react/icons/copy';
import { Boton } from '../../components/ui/Boton.tsx';
import { cartel } from '../../lib/carteles.ts';

/**
 * A button that copies the texts of all messages, for a person who sends them from another device.
 */
export function CopiarMensajes({ texto }: { texto: string }) {
  return (
    <Boton
      variante="outline"
      icono={<Copy aria-hidden="true" className="size-4.5" />}
      onClick={() => {
        navigator.clipboard.writeText(texto).then(
          () => cartel.exito('Mensajes copiados'),
          () => cartel.error('No se pudieron copiar los mensajes'),
        );
      }}
    >
      Copiar los mensajes
    </Boton>
  );
}

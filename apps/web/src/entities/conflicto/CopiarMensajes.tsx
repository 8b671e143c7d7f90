import Copy from 'lucide-react/icons/copy';
import { Boton } from '../../components/ui/Boton.tsx';
import { cartel } from '../../lib/carteles.ts';

/** Copies all the messages to clients as one list, for whoever writes them from somewhere else. */
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

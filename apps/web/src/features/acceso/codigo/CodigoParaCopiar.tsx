import Copy from 'lucide-react/icons/copy';
import { Boton } from '../../../components/ui/Boton.tsx';
import { DE_UN_TEXTO, copiar } from '../../../lib/compartir.ts';

/** The code of a turn, for the window or the device in which the booking was begun. */
export function CodigoParaCopiar({ codigo }: { codigo: string }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg">Escribe este código donde empezaste:</p>
      <p className="cifras guijarro bg-hundido px-4 py-5 text-center text-5xl font-extrabold tracking-[0.2em]">
        {codigo}
      </p>
      <Boton
        variante="terracota"
        tamano="lg"
        ancho
        icono={<Copy aria-hidden="true" className="size-5" />}
        onClick={() => void copiar(codigo, DE_UN_TEXTO)}
      >
        Copiar
      </Boton>
    </div>
  );
}

import { nombreDeFecha } from '@remanso/contract/calendario';
import Share2 from 'lucide-react/icons/share-2';
import { Boton } from '../../components/ui/Boton.tsx';
import { useCentro } from '../../lib/centro.ts';
import { copiar, darAlTelefono } from '../../lib/compartir.ts';
import { destinoCon } from '../../lib/direccion/direccion.ts';

interface PropiedadesDeCompartirAgenda {
  /** The day in view. */
  fecha: string;
  /** The hour that the address names; null where it names none. */
  franja: number | null;
}

/** Shares the day or the hour in view with what the phone shares with, or copies its address. */
export function CompartirAgenda({ fecha, franja }: PropiedadesDeCompartirAgenda) {
  const { nombre } = useCentro();

  async function compartir() {
    const url = location.origin + destinoCon('/agenda', { fecha, franja });
    const text = `Horarios de ${nombre}, ${nombreDeFecha(fecha)}`;
    if (!(await darAlTelefono({ text, url }))) await copiar(url);
  }

  return (
    <Boton
      variante="outline"
      icono={<Share2 aria-hidden="true" className="size-4.5" />}
      onClick={() => void compartir()}
    >
      Compartir
    </Boton>
  );
}

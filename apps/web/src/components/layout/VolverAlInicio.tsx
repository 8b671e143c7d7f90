import ArrowLeft from 'lucide-react/icons/arrow-left';
import { BotonEnlace } from '../ui/BotonEnlace.tsx';

interface PropiedadesDeVolverAlInicio {
  /** The landing, for who has no session. */
  a?: '/reservas' | '/';
}

export function VolverAlInicio({ a = '/reservas' }: PropiedadesDeVolverAlInicio) {
  return (
    <BotonEnlace
      a={a}
      variante="ghost"
      className="-ml-4"
      icono={<ArrowLeft aria-hidden="true" className="size-5" />}
    >
      Volver al inicio
    </BotonEnlace>
  );
}

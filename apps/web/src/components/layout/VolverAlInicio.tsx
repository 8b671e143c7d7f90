import ArrowLeft from 'lucide-react/icons/arrow-left';
import { BotonEnlace } from '../ui/BotonEnlace.tsx';

export function VolverAlInicio() {
  return (
    <BotonEnlace
      a="/reservas"
      variante="ghost"
      className="-ml-4"
      icono={<ArrowLeft aria-hidden="true" className="size-5" />}
    >
      Volver al inicio
    </BotonEnlace>
  );
}

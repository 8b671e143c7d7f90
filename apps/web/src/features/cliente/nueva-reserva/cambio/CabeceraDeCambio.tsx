import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Titulo } from '../../../../components/ui/Titulo.tsx';

export function CabeceraDeCambio({ alVolver }: { alVolver: () => void }) {
  return (
    <div className="mb-4 sm:mb-6 bajo:mb-1">
      <Boton
        variante="ghost"
        className="-ml-4"
        icono={<ArrowLeft aria-hidden="true" className="size-5" />}
        onClick={alVolver}
      >
        Volver a Mis Reservas
      </Boton>
      <Titulo documento="Cambiar Turno" className="text-titulo font-bold sm:mt-1 bajo:text-2xl">
        Cambiar Turno
      </Titulo>
    </div>
  );
}

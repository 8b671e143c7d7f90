import type { Tramo } from '@remanso/contract/plan/plan.rules';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash';
import { ParDeHoras } from '../../../components/form/hora/ParDeHoras.tsx';

interface PropiedadesDeTramoDeDia {
  /** The accessible name of the fields and buttons of the tramo, for example 'lunes, horario 1'. */
  nombre: string;
  tramo: Tramo;
  invalido: boolean;
  idDeError: string;
  alCambiar: (cambio: Partial<Tramo>) => void;
  alCopiar: () => void;
  alQuitar: () => void;
}

const BOTON =
  'guijarro grid size-9 place-items-center text-tinta-suave hover:bg-hundido hover:text-tinta';

export function TramoDeDia({
  nombre,
  tramo,
  invalido,
  idDeError,
  alCambiar,
  alCopiar,
  alQuitar,
}: PropiedadesDeTramoDeDia) {
  return (
    <div role="group" aria-label={nombre} className="flex items-center gap-1.5">
      <ParDeHoras
        nombre={nombre}
        tramo={tramo}
        malInicio={invalido}
        malFin={invalido}
        idDeError={idDeError}
        alCambiar={alCambiar}
      />
      <button
        type="button"
        aria-label={`Copiar ${nombre}`}
        title="Copiar"
        className={BOTON}
        onClick={alCopiar}
      >
        <Copy aria-hidden="true" className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label={`Quitar ${nombre}`}
        title="Quitar"
        className={`${BOTON} -ml-1.5`}
        onClick={alQuitar}
      >
        <Trash aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

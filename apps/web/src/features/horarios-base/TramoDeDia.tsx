import type { Tramo } from '@remanso/contract/plan.rules';
import { Copy, Trash2 } from 'lucide-react';
import { CampoHora } from './CampoHora.tsx';

interface PropiedadesDeTramoDeDia {
  /** 'lunes, horario 1' */
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
      <CampoHora
        etiqueta={`${nombre}, desde`}
        valor={tramo.horaInicio}
        invalido={invalido}
        idDeError={idDeError}
        alCambiar={(horaInicio) => alCambiar({ horaInicio })}
      />
      <span aria-hidden="true">a</span>
      <CampoHora
        etiqueta={`${nombre}, hasta`}
        valor={tramo.horaFin}
        invalido={invalido}
        idDeError={idDeError}
        alCambiar={(horaFin) => alCambiar({ horaFin })}
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
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

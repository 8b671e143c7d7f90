import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { CampoHora } from './CampoHora.tsx';

interface PropiedadesDeParDeHoras {
  /** The name for screen readers, such as 'lunes, horario 1'. */
  nombre: string;
  tramo: Tramo;
  malInicio: boolean;
  malFin: boolean;
  idDeError: string;
  alCambiar: (cambio: Partial<Tramo>) => void;
}

export function ParDeHoras({
  nombre,
  tramo,
  malInicio,
  malFin,
  idDeError,
  alCambiar,
}: PropiedadesDeParDeHoras) {
  return (
    <>
      <CampoHora
        etiqueta={`${nombre}, desde`}
        valor={tramo.horaInicio}
        invalido={malInicio}
        idDeError={idDeError}
        alCambiar={(horaInicio) => alCambiar({ horaInicio })}
      />
      <span aria-hidden="true">a</span>
      <CampoHora
        etiqueta={`${nombre}, hasta`}
        valor={tramo.horaFin}
        invalido={malFin}
        idDeError={idDeError}
        alCambiar={(horaFin) => alCambiar({ horaFin })}
      />
    </>
  );
}

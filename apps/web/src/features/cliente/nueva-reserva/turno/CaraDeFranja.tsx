import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { BarraDeOcupacion } from '../../../../components/ui/ocupacion/BarraDeOcupacion.tsx';

/** The hours of a franja, its people by gender and its held places, at the top of every tile of the grid. */
export function CaraDeFranja({ franja }: { franja: FranjaDeCliente }) {
  const { estado, horaInicio, horaFin, composicionGenero, capacidadEfectiva, retenidas } = franja;
  return (
    <>
      <span className="cifras flex flex-wrap items-baseline gap-x-1.5 gap-y-1">
        <span className="text-4xl leading-none font-extrabold tracking-tighter">{horaInicio}</span>{' '}
        <span className="text-sm whitespace-nowrap">a {horaFin}</span>
      </span>
      <span className="mt-2.5 mb-2 block">
        {estado === 'BLOQUEADA' ? (
          <span className="block h-6 rounded-md [background:repeating-linear-gradient(135deg,var(--color-borde)_0_5px,transparent_5px_11px)]" />
        ) : (
          <BarraDeOcupacion
            composicion={composicionGenero}
            capacidad={capacidadEfectiva}
            guardados={retenidas}
            conNombre={false}
          />
        )}
      </span>
    </>
  );
}

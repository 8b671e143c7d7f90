import { mensajeSinCupo, plazasLibres } from '@remanso/contract/franjas.rules';
import { TurnosParaTocar } from './TurnosParaTocar.tsx';
import { cercanas } from '../../../entities/franja/franja.view.ts';
import type { NuevaReservaEnCurso } from './useNuevaReserva.ts';

/** The text 'Solo hay 2 cupos…', and the hours of the day where a larger group fits. */
export function ConMasLugar({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { dia, viva, elegirFranja } = reserva;
  if (!viva) return null;
  const libres = plazasLibres(viva);
  const otras = cercanas(dia.data ?? [], viva, libres + 1).slice(0, 3);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-tinta-suave">
      <p>{mensajeSinCupo(libres)}.</p>
      {otras.length > 0 && (
        <TurnosParaTocar
          titulo="Con más lugar:"
          turnos={otras}
          fecha={viva.fecha}
          alElegir={elegirFranja}
        />
      )}
    </div>
  );
}

import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { quedanLugares, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { TurnosParaTocar } from './TurnosParaTocar.tsx';
import { EsperarElegida } from './EsperarElegida.tsx';
import { useSeEspera } from '../../../../entities/espera/useSeEspera.ts';
import { cercanas } from '../../../../entities/franja/franja.view.ts';

interface PropiedadesDeConMasLugar {
  franja: FranjaDeCliente;
  delDia: readonly FranjaDeCliente[];
  alElegir: (franja: FranjaDeCliente) => void;
}

/**
 * Shows the free places of the chosen franja, and offers the franjas of the day with room for a
 * larger group.
 */
export function ConMasLugar({ franja, delDia, alElegir }: PropiedadesDeConMasLugar) {
  const seEspera = useSeEspera();
  const libres = plazasLibres(franja);
  const otras = cercanas(delDia, franja, libres + 1).slice(0, 3);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-tinta-suave">
      <p>En este horario {quedanLugares(libres)}.</p>
      {otras.length > 0 && (
        <TurnosParaTocar titulo="Con más lugar:" turnos={otras} alElegir={alElegir} />
      )}
      {seEspera(franja, libres + 1) && <EsperarElegida franja={franja} personas={libres + 1} />}
    </div>
  );
}

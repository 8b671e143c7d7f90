import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import { VISTAS, type VistaDelDia } from './useVistaDelDia.ts';

const ASPECTO = {
  tarjetas: { texto: 'Tarjetas', Icono: LayoutGrid },
  planilla: { texto: 'Planilla', Icono: Rows3 },
};

interface PropiedadesDeEleccionDeVista {
  vista: VistaDelDia;
  alElegir: (vista: VistaDelDia) => void;
}

/**
 * The choice between two views of a day, by two icons: cards (tarjetas) or a table (planilla).
 */
export function EleccionDeVista({ vista, alElegir }: PropiedadesDeEleccionDeVista) {
  return (
    <fieldset className="guijarro flex h-11 shrink-0 border-2 border-piedra">
      <legend className="sr-only">Vista del día</legend>
      {VISTAS.map((una) => {
        const { texto, Icono } = ASPECTO[una];
        return (
          <OpcionElegible
            key={una}
            grupo="vista"
            elegida={una === vista}
            alElegir={() => alElegir(una)}
            title={texto}
            className="min-w-10 px-2.5"
          >
            <Icono aria-hidden="true" className="size-5" />
            <span className="sr-only">{texto}</span>
          </OpcionElegible>
        );
      })}
    </fieldset>
  );
}

import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { VISTAS, type VistaDelDia } from './useVistaDelDia.ts';

const ASPECTO = {
  tarjetas: { texto: 'Tarjetas', Icono: LayoutGrid },
  planilla: { texto: 'Planilla', Icono: Rows3 },
};

interface PropiedadesDeEleccionDeVista {
  vista: VistaDelDia;
  alElegir: (vista: VistaDelDia) => void;
}

/** Cards or sheet. Where the row is short of room, the icons stand alone. */
export function EleccionDeVista({ vista, alElegir }: PropiedadesDeEleccionDeVista) {
  return (
    <fieldset className="guijarro flex h-11 shrink-0 border-2 border-piedra">
      <legend className="sr-only">Vista del día</legend>
      {VISTAS.map((una) => {
        const { texto, Icono } = ASPECTO[una];
        return (
          <label
            key={una}
            title={texto}
            className="guijarro relative grid min-w-10 cursor-pointer place-items-center px-2.5 text-tinta-suave hover:bg-hundido has-checked:bg-agua has-checked:text-petroleo has-focus-visible:outline-3 has-focus-visible:outline-terracota"
          >
            <input
              type="radio"
              name="vista"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={una === vista}
              onChange={() => alElegir(una)}
            />
            <Icono aria-hidden="true" className="size-5" />
            <span className="sr-only">{texto}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

import { sumarDias } from '@remanso/contract/calendario';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FechaInmediata } from '../../../../components/fecha/FechaInmediata.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';

interface PropiedadesDeEleccionDeDia {
  fecha: string;
  hoy: string;
  alElegir: (fecha: string) => void;
}

/** A date field inside a dialog, with buttons for the day before and the day after. */
export function EleccionDeDia({ fecha, hoy, alElegir }: PropiedadesDeEleccionDeDia) {
  return (
    <div className="flex items-end gap-2">
      <Boton
        variante="outline"
        className="min-h-12 px-3!"
        aria-label="Día anterior"
        disabled={fecha <= hoy}
        icono={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => alElegir(sumarDias(fecha, -1))}
      />
      <FechaInmediata
        etiqueta="Día"
        obligatoria
        minimo={hoy}
        valor={fecha}
        alElegir={alElegir}
        className="flex-1"
      />
      <Boton
        variante="outline"
        className="min-h-12 px-3!"
        aria-label="Día siguiente"
        icono={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => alElegir(sumarDias(fecha, 1))}
      />
    </div>
  );
}

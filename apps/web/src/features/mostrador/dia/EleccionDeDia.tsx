import { sumarDias } from '@remanso/contract/calendario';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import { ControlDeFecha } from '../../../components/form/ControlDeFecha.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';

interface PropiedadesDeEleccionDeDia {
  fecha: string;
  hoy: string;
  alElegir: (fecha: string) => void;
}

/** The choice of a day within a window: the platform's date field, with buttons for the previous and the next day. */
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
      <MarcoDeCampo etiqueta="Día" className="flex-1">
        {(enlaces) => (
          <ControlDeFecha {...enlaces} required min={hoy} valor={fecha} alElegir={alElegir} />
        )}
      </MarcoDeCampo>
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

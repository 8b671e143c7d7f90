import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { FechaInmediata } from '../../../components/fecha/FechaInmediata.tsx';

interface PropiedadesDeEntreFechas extends Periodo {
  alElegir: (periodo: Periodo) => void;
}

/** The two ends of a period of one's own. The end chosen last wins, and takes the other with it. */
export function EntreFechas({ desde, hasta, alElegir }: PropiedadesDeEntreFechas) {
  return (
    <div className="grid de-a-pares w-full items-end gap-3 max-[23rem]:grid-cols-1 sm:w-88">
      <FechaInmediata
        obligatoria
        etiqueta="Desde"
        valor={desde}
        alElegir={(dia) => alElegir({ desde: dia, hasta: dia > hasta ? dia : hasta })}
      />
      <FechaInmediata
        obligatoria
        etiqueta="Hasta"
        valor={hasta}
        alElegir={(dia) => alElegir({ desde: dia < desde ? dia : desde, hasta: dia })}
      />
    </div>
  );
}

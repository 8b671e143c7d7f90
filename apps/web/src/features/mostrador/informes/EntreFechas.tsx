import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { FechaInmediata } from '../../../components/fecha/FechaInmediata.tsx';

interface PropiedadesDeEntreFechas extends Periodo {
  alElegir: (periodo: Periodo) => void;
}

/**
 * Fields for the first and the last day of a period. Where the first day would be after the last
 * day, the day that the person chose last becomes the first and the last day.
 */
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

import { OpcionElegible } from '../../../../components/ui/OpcionElegible.tsx';
import { HOJAS, type Hoja } from '../dia.view.ts';

const TEXTOS: Record<Hoja, string> = { turnos: 'Turnos', rotacion: 'Rotación' };

interface PropiedadesDeEleccionDeHoja {
  hoja: Hoja;
  alElegir: (hoja: Hoja) => void;
}

export function EleccionDeHoja({ hoja, alElegir }: PropiedadesDeEleccionDeHoja) {
  return (
    <fieldset className="guijarro flex min-h-11 max-w-full shrink-0 flex-wrap border-2 border-piedra">
      <legend className="sr-only">Hoja</legend>
      {HOJAS.map((una) => (
        <OpcionElegible
          key={una}
          grupo="hoja"
          elegida={una === hoja}
          alElegir={() => alElegir(una)}
          className="min-h-10 min-w-10 px-3 sm:px-4"
        >
          {TEXTOS[una]}
        </OpcionElegible>
      ))}
    </fieldset>
  );
}

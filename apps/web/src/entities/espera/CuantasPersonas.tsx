import { OpcionElegible } from '../../components/ui/OpcionElegible.tsx';
import { contarPersonas } from '../../lib/palabras.ts';

interface PropiedadesDeCuantasPersonas {
  /** The fewest people for whom one waits: fewer have a place already. */
  desde: number;
  /** The most people who fit. */
  hasta: number;
  personas: number;
  alElegir: (personas: number) => void;
}

/** The choice of how many people wait. */
export function CuantasPersonas({
  desde,
  hasta,
  personas,
  alElegir,
}: PropiedadesDeCuantasPersonas) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">¿Para cuántas personas?</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {Array.from({ length: hasta - desde + 1 }, (_, indice) => indice + desde).map((cuantas) => (
          <OpcionElegible
            key={cuantas}
            grupo="personas-en-espera"
            elegida={cuantas === personas}
            alElegir={() => alElegir(cuantas)}
            className="cifras min-h-13 border-2 border-borde text-xl has-checked:border-petroleo"
          >
            <span aria-hidden="true">{cuantas}</span>
            <span className="sr-only">{contarPersonas(cuantas)}</span>
          </OpcionElegible>
        ))}
      </div>
    </fieldset>
  );
}

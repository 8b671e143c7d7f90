import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import { contarPersonas } from '../../../../lib/palabras.ts';

interface PropiedadesDeEleccionDePersonas {
  personas: number;
  /** The fewest people that can be chosen; 1 by default. */
  minimo?: number;
  /** The most people that can be chosen: for a booking, the number of free places of the franja. */
  maximo: number;
  alElegir: (personas: number) => void;
  /** Called on Enter on a number of people. */
  alSeguir: () => void;
}

const CUANTAS = Array.from({ length: MAXIMO_DE_PERSONAS }, (_, indice) => indice + 1);

export function EleccionDePersonas({
  personas,
  minimo = 1,
  maximo,
  alElegir,
  alSeguir,
}: PropiedadesDeEleccionDePersonas) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Personas</legend>
      <div className="grid grid-cols-4 gap-2">
        {CUANTAS.map((cuantas) => (
          <label
            key={cuantas}
            className={`guijarro flex min-h-12 items-center justify-center gap-2 border-2 has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua ${cuantas < minimo || cuantas > maximo ? 'border-transparent bg-hundido text-tinta-suave' : 'border-borde hover:border-piedra'}`}
          >
            <input
              type="radio"
              name="personas"
              value={cuantas}
              checked={cuantas === personas}
              disabled={cuantas < minimo || cuantas > maximo}
              aria-label={contarPersonas(cuantas)}
              className="size-5 accent-petroleo"
              onChange={() => alElegir(cuantas)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') alSeguir();
              }}
            />
            <span aria-hidden="true" className="cifras text-xl font-bold">
              {cuantas}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

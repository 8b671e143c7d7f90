import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import { contarPersonas } from '../../../../lib/palabras.ts';

interface PropiedadesDeEleccionDePersonas {
  personas: number;
  /** The free places, which limit the number of people. */
  libres: number;
  alElegir: (personas: number) => void;
  /** Enter on the number of people. */
  alSeguir: () => void;
}

const CUANTAS = Array.from({ length: MAXIMO_DE_PERSONAS }, (_, indice) => indice + 1);

export function EleccionDePersonas({
  personas,
  libres,
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
            className={`guijarro flex min-h-12 items-center justify-center gap-2 border-2 has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua ${cuantas > libres ? 'border-transparent bg-hundido text-tinta-suave' : 'border-borde hover:border-piedra'}`}
          >
            <input
              type="radio"
              name="personas"
              value={cuantas}
              checked={cuantas === personas}
              disabled={cuantas > libres}
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

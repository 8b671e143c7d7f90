import { NOMBRE_DE_GENERO, SEXOS, type Sexo } from '@remanso/contract/franja/franjas.rules';
import { clasesDeOpcion, clasesDeRadio } from '../../../components/ui/clasesDeOpcion.ts';

interface PropiedadesDeEleccionDeGenero {
  /** The name of the radio group. */
  nombre: string;
  valor: Sexo;
  alElegir: (genero: Sexo) => void;
}

export function EleccionDeGenero({ nombre, valor, alElegir }: PropiedadesDeEleccionDeGenero) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Género</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2 sm:max-w-md">
        {SEXOS.map((sexo) => (
          <label key={sexo} className="relative">
            <input
              type="radio"
              name={nombre}
              value={sexo}
              checked={sexo === valor}
              required
              className={clasesDeRadio}
              onChange={() => alElegir(sexo)}
            />
            <span
              className={`${clasesDeOpcion} px-1 py-2.5 text-center leading-tight max-[22rem]:text-sm peer-checked:font-semibold`}
            >
              {NOMBRE_DE_GENERO[sexo]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

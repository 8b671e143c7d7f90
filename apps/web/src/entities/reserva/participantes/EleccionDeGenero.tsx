import { NOMBRE_DE_GENERO, SEXOS, type Sexo } from '@remanso/contract/franja/franjas.rules';
import { useId } from 'react';
import type { ControlDeCampo } from '../../../components/form/Campo.tsx';
import { ErrorDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeOpcion, clasesDeRadio } from '../../../components/ui/clasesDeOpcion.ts';

interface DeUnaEleccion {
  /** The name of the radio group. */
  nombre: string;
  valor: Sexo | null;
  alElegir: (genero: Sexo) => void;
}

type PropiedadesDeEleccionDeGenero = DeUnaEleccion | { campo: ControlDeCampo };

/** The choice of a gender in one tap, of a choice that the caller keeps or of a field of a form. */
export function EleccionDeGenero(propiedades: PropiedadesDeEleccionDeGenero) {
  const idDeError = useId();
  const { error, ...control } = 'campo' in propiedades ? propiedades.campo : {};
  return (
    <fieldset aria-describedby={error && idDeError}>
      <legend className="mb-1.5 font-semibold">Género</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2 sm:max-w-md">
        {SEXOS.map((sexo) => (
          <label key={sexo} className="relative">
            <input
              {...('campo' in propiedades ? control : deEleccion(propiedades, sexo))}
              type="radio"
              value={sexo}
              required
              className={clasesDeRadio}
            />
            <span
              className={`${clasesDeOpcion} px-1 py-2.5 text-center leading-tight max-[22rem]:text-sm peer-checked:font-semibold`}
            >
              {NOMBRE_DE_GENERO[sexo]}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <ErrorDeCampo id={idDeError}>{error}</ErrorDeCampo>
        </div>
      )}
    </fieldset>
  );
}

function deEleccion({ nombre, valor, alElegir }: DeUnaEleccion, sexo: Sexo) {
  return { name: nombre, checked: sexo === valor, onChange: () => alElegir(sexo) };
}

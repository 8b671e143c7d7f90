import type { ControlDeCampo } from '../../../../components/form/Campo.tsx';
import { ErrorDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';

interface PropiedadesDeCasillas extends ControlDeCampo {
  leyenda: string;
  /** The name of each value, in the order in which they are shown. */
  nombres: Readonly<Record<string, string>>;
}

/** A list of values of which several may be chosen. */
export function Casillas({ leyenda, nombres, error, ...control }: PropiedadesDeCasillas) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{leyenda}</legend>
      {Object.entries(nombres).map(([valor, nombre]) => (
        <label key={valor} className="flex min-h-11 items-center gap-3">
          <input
            {...control}
            type="checkbox"
            value={valor}
            className="size-5.5 shrink-0 accent-petroleo"
          />
          {nombre}
        </label>
      ))}
      {error && <ErrorDeCampo>{error}</ErrorDeCampo>}
    </fieldset>
  );
}

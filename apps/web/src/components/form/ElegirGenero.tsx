import { NOMBRE_DE_GENERO, SEXOS } from '@remanso/contract/franja/franjas.rules';
import { useId } from 'react';
import type { ControlDeCampo } from './Campo.tsx';
import { ErrorDeCampo } from './MarcoDeCampo.tsx';

/**
 * The choice of the gender as visible buttons instead of a select, so that the desk needs only one
 * press.
 */
export function ElegirGenero({ error, ...control }: ControlDeCampo) {
  const idDeError = useId();
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={error && idDeError}>
      <legend className="mb-1.5 font-semibold">Género</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {SEXOS.map((sexo) => (
          <label
            key={sexo}
            className="guijarro flex min-h-12 items-center gap-2 border-2 border-borde px-3 hover:border-piedra has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua"
          >
            <input
              {...control}
              type="radio"
              value={sexo}
              className="size-5 shrink-0 accent-petroleo"
            />
            {NOMBRE_DE_GENERO[sexo]}
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

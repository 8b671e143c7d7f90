import { useId, type ComponentProps, type ReactNode } from 'react';
import type { ControlDeCampo } from './Campo.tsx';
import { ErrorDeCampo } from './MarcoDeCampo.tsx';

interface PropiedadesDeCampoCasilla
  extends Partial<ControlDeCampo>, Omit<ComponentProps<'input'>, keyof ControlDeCampo> {
  etiqueta: ReactNode;
}

/** A checkbox with a label, usable inside and outside of a `Formulario`. */
export function CampoCasilla({
  etiqueta,
  error,
  className = '',
  ...input
}: PropiedadesDeCampoCasilla) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          className="size-5.5 shrink-0 accent-petroleo"
        />
        {etiqueta}
      </label>
      {error && <ErrorDeCampo id={id}>{error}</ErrorDeCampo>}
    </div>
  );
}

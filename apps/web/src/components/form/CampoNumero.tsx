import type { ComponentProps } from 'react';
import type { ControlDeCampo, TextosDeCampo } from './Campo.tsx';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

interface PropiedadesDeCampoNumero
  extends
    ControlDeCampo,
    TextosDeCampo,
    Omit<ComponentProps<'input'>, keyof ControlDeCampo | 'type' | 'prefix'> {
  /** The text shown before the number, such as '$'. */
  prefijo?: string;
  /** The text shown after the number, such as 'minutos'. */
  unidad?: string;
  etiquetaOculta?: boolean;
}

/**
 * A field for a whole number. Register the field with `f.campo('ventanaDias', { setValueAs:
 * leerEntero })`, or with `leerPesos` for money. It is a text field, because the browser's number
 * field reads '25.000' as 25.
 */
export function CampoNumero({
  etiqueta,
  etiquetaOculta = false,
  ayuda,
  error,
  prefijo,
  unidad,
  className = '',
  inputMode = 'numeric',
  ...input
}: PropiedadesDeCampoNumero) {
  return (
    <MarcoDeCampo
      etiqueta={etiqueta}
      etiquetaOculta={etiquetaOculta}
      ayuda={ayuda}
      error={error}
      className={className}
    >
      {(enlaces) => (
        <div className="relative">
          {prefijo && (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-4 flex items-center text-tinta-suave"
            >
              {prefijo}
            </span>
          )}
          <input
            autoComplete="off"
            {...input}
            {...enlaces}
            type="text"
            inputMode={inputMode}
            className={`${clasesDeControl} cifras ${prefijo ? 'pl-8' : ''} ${unidad ? 'pr-24' : ''}`}
          />
          {unidad && (
            <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-tinta-suave">
              {unidad}
            </span>
          )}
        </div>
      )}
    </MarcoDeCampo>
  );
}

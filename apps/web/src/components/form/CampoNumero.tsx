import type { ComponentProps } from 'react';
import type { ControlDeCampo, TextosDeCampo } from './Campo.tsx';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

interface PropiedadesDeCampoNumero
  extends
    ControlDeCampo,
    TextosDeCampo,
    Omit<ComponentProps<'input'>, keyof ControlDeCampo | 'type' | 'prefix'> {
  /** What stands before the number: '$'. */
  prefijo?: string;
  /** What stands after it: 'minutos'. */
  unidad?: string;
  etiquetaOculta?: boolean;
}

/** A whole number: register it with `f.campo('ventanaDias', { valueAsNumber: true })`. */
export function CampoNumero({
  etiqueta,
  etiquetaOculta = false,
  ayuda,
  error,
  prefijo,
  unidad,
  className = '',
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
            inputMode="numeric"
            step={1}
            {...input}
            {...enlaces}
            type="number"
            className={`${clasesDeControl} cifras [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none ${prefijo ? 'pl-8' : ''} ${unidad ? 'pr-24' : ''}`}
            // A wheel over a focused number changes it unseen.
            onWheel={(evento) => evento.currentTarget.blur()}
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

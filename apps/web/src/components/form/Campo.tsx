import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

/** The props that `f.campo('nombre')` of a `Formulario` returns. */
export interface ControlDeCampo extends UseFormRegisterReturn {
  error: string | undefined;
}

export interface TextosDeCampo {
  etiqueta: string;
  ayuda?: ReactNode;
}

type PropiedadesDeCampo = ControlDeCampo &
  TextosDeCampo &
  Omit<ComponentProps<'input'>, keyof ControlDeCampo>;

/**
 * A labelled line of text; `type`, `autoComplete`, `inputMode` and the like are passed to the
 * input.
 */
export function Campo({ etiqueta, ayuda, error, className = '', ...input }: PropiedadesDeCampo) {
  return (
    <MarcoDeCampo etiqueta={etiqueta} ayuda={ayuda} error={error} className={className}>
      {(enlaces) => <input type="text" {...input} {...enlaces} className={clasesDeControl} />}
    </MarcoDeCampo>
  );
}

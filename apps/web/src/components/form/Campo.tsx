import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

/** What `f.campo('nombre')` of a `Formulario` gives. */
export interface ControlDeCampo extends UseFormRegisterReturn {
  error: string | undefined;
}

export interface TextosDeCampo {
  etiqueta: string;
  /** Said below the label, before anything goes wrong. */
  ayuda?: ReactNode;
}

type PropiedadesDeCampo = ControlDeCampo &
  TextosDeCampo &
  Omit<ComponentProps<'input'>, keyof ControlDeCampo>;

/** A line of text: `type`, `autoComplete`, `inputMode` and the like are the input's own. */
export function Campo({ etiqueta, ayuda, error, className = '', ...input }: PropiedadesDeCampo) {
  return (
    <MarcoDeCampo etiqueta={etiqueta} ayuda={ayuda} error={error} className={className}>
      {(enlaces) => <input type="text" {...input} {...enlaces} className={clasesDeControl} />}
    </MarcoDeCampo>
  );
}

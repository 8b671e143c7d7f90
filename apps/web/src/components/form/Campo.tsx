import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

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
 * A text field with a label. All other props, such as `type`, `autoComplete` and `inputMode`, are
 * passed to the `<input>`.
 */
export function Campo({ etiqueta, ayuda, error, className = '', ...input }: PropiedadesDeCampo) {
  return (
    <MarcoDeCampo etiqueta={etiqueta} ayuda={ayuda} error={error} className={className}>
      {(enlaces) => <input type="text" {...input} {...enlaces} className={clasesDeControl} />}
    </MarcoDeCampo>
  );
}

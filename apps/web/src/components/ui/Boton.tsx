import type { ComponentProps, ReactNode } from 'react';
import { Giro } from './Giro.tsx';
import { clasesDeBoton, type AspectoDeBoton } from './clasesDeBoton.ts';

interface PropiedadesDeBoton extends AspectoDeBoton, ComponentProps<'button'> {
  icono?: ReactNode;
  /** True shows the button as busy and ignores further presses; the focus stays where it was. */
  cargando?: boolean;
}

export function Boton({
  variante,
  tamano,
  ancho,
  icono,
  cargando = false,
  type = 'button',
  className,
  onClick,
  children,
  ...resto
}: PropiedadesDeBoton) {
  return (
    <button
      {...resto}
      type={cargando ? 'button' : type}
      className={clasesDeBoton(
        { ...(variante && { variante }), ...(tamano && { tamano }), ...(ancho && { ancho }) },
        className,
      )}
      aria-busy={cargando || undefined}
      aria-disabled={cargando || resto['aria-disabled']}
      onClick={cargando ? undefined : onClick}
    >
      {cargando ? <Giro /> : icono}
      {children}
    </button>
  );
}

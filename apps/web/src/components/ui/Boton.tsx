import type { ComponentProps, ReactNode } from 'react';
import { Giro } from './estado/Giro.tsx';
import { clasesDeBoton, type AspectoDeBoton } from './clasesDeBoton.ts';

interface PropiedadesDeBoton extends AspectoDeBoton, ComponentProps<'button'> {
  icono?: ReactNode;
  /**
   * True shows the button as busy and ignores further presses; the focus stays where it was, and so
   * does the width, as long as the text stays: the mark stands in the icon's place, or over the
   * text.
   */
  cargando?: boolean;
}

// The text keeps its room and its name for a screen reader.
const SOBRE_EL_TEXTO = 'relative [-webkit-text-fill-color:transparent]';

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
  const sobreElTexto = cargando && !icono;
  return (
    <button
      {...resto}
      type={cargando ? 'button' : type}
      className={clasesDeBoton(
        { ...(variante && { variante }), ...(tamano && { tamano }), ...(ancho && { ancho }) },
        `${sobreElTexto ? SOBRE_EL_TEXTO : ''} ${className ?? ''}`,
      )}
      aria-busy={cargando || undefined}
      aria-disabled={cargando || resto['aria-disabled']}
      onClick={cargando ? undefined : onClick}
    >
      {cargando ? <Giro className={sobreElTexto ? 'absolute size-5' : 'size-5'} /> : icono}
      {children}
    </button>
  );
}

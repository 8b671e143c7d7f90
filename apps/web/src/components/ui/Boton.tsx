import type { ComponentProps, ReactNode } from 'react';
import { Giro } from './estado/Giro.tsx';
import { clasesDeBoton, type AspectoDeBoton } from './clasesDeBoton.ts';

interface PropiedadesDeBoton extends AspectoDeBoton, ComponentProps<'button'> {
  icono?: ReactNode;
  /**
   * True while the button is busy. A busy button ignores presses and shows a turning mark in the
   * place of the icon, or over the text. It keeps the focus, and the same width while the text is
   * the same.
   */
  cargando?: boolean;
}

// The text becomes transparent but stays in the page, so that the button keeps its width and a
// screen reader still reads the text.
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

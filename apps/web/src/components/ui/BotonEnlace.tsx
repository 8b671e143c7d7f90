import type { ReactNode } from 'react';
import { Enlace, type PropiedadesDeEnlace } from './Enlace.tsx';
import { clasesDeBoton, type AspectoDeBoton } from './clasesDeBoton.ts';

interface PropiedadesDeBotonEnlace extends AspectoDeBoton, PropiedadesDeEnlace {
  icono?: ReactNode;
}

export function BotonEnlace({
  variante = 'primary',
  tamano = 'md',
  ancho = false,
  icono,
  className,
  children,
  ...resto
}: PropiedadesDeBotonEnlace) {
  return (
    <Enlace {...resto} className={clasesDeBoton({ variante, tamano, ancho }, className)}>
      {icono}
      {children}
    </Enlace>
  );
}

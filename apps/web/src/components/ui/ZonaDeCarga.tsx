import type { ReactNode } from 'react';

interface PropiedadesDeZonaDeCarga {
  /** What a screen reader is told: 'Cargando reservas...' */
  texto: string;
  /** True paints the text too, below the skeletons. */
  visible?: boolean;
  className?: string;
  children: ReactNode;
}

/** Groups the skeletons of one wait and says what is being waited for. */
export function ZonaDeCarga({
  texto,
  visible = false,
  className,
  children,
}: PropiedadesDeZonaDeCarga) {
  return (
    <div role="status" className={className}>
      {children}
      <p className={visible ? 'mt-4 text-center text-tinta-suave' : 'sr-only'}>{texto}</p>
    </div>
  );
}

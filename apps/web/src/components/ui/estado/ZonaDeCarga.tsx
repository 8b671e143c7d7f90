import type { ReactNode } from 'react';

interface PropiedadesDeZonaDeCarga {
  /** The text for screen readers: 'Cargando reservas...' */
  texto: string;
  /** True shows the text as well, below the skeletons. */
  visible?: boolean;
  className?: string;
  children: ReactNode;
}

/** Groups the skeletons of one wait and tells screen readers what is loading. */
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

import type { ReactNode } from 'react';

interface PropiedadesDeZonaDeCarga {
  /** The text that screen readers announce, such as 'Cargando reservas...'. */
  texto: string;
  /** True where the text is visible, below the placeholders. */
  visible?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Groups the placeholders (`Esqueleto`) of one loading part, and tells screen readers what is
 * loading.
 */
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

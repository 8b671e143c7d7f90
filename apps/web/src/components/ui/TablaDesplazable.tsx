import type { ReactNode } from 'react';

interface PropiedadesDeTablaDesplazable {
  nombre: string;
  className?: string;
  children: ReactNode;
}

/**
 * A table that scrolls by itself, by pointer and by keyboard, where the text is too large for the
 * window.
 */
export function TablaDesplazable({
  nombre,
  className = '',
  children,
}: PropiedadesDeTablaDesplazable) {
  return (
    <div
      role="group"
      aria-label={nombre}
      // The element can get the focus, so that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`overflow-auto ${className}`}
    >
      {children}
    </div>
  );
}

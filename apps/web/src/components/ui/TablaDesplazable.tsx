import type { ReactNode } from 'react';

interface PropiedadesDeTablaDesplazable {
  nombre: string;
  className?: string;
  children: ReactNode;
}

/** A table that scrolls by itself where letters are too large for the window, also by keyboard. */
export function TablaDesplazable({
  nombre,
  className = '',
  children,
}: PropiedadesDeTablaDesplazable) {
  return (
    <div
      role="group"
      aria-label={nombre}
      // The table takes the focus, so that the arrows scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`overflow-auto ${className}`}
    >
      {children}
    </div>
  );
}

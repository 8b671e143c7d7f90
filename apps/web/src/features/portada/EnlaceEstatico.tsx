import type { ReactNode } from 'react';
import type { Destino } from '../../lib/direccion/rutas.ts';

interface PropiedadesDeEnlaceEstatico {
  a: Destino;
  className: string;
  children: ReactNode;
}

/**
 * A plain anchor. The landing is a separate document without the code of the app, so a link to a
 * screen of the app loads the document of the app.
 */
export function EnlaceEstatico({ a, className, children }: PropiedadesDeEnlaceEstatico) {
  return (
    <a href={a} className={className}>
      {children}
    </a>
  );
}

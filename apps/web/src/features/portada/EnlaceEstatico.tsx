import type { ReactNode } from 'react';
import type { Destino } from '../../lib/direccion/rutas.ts';

interface PropiedadesDeEnlaceEstatico {
  a: Destino;
  className: string;
  children: ReactNode;
}

/** A plain anchor, because to the landing the app is another document. */
export function EnlaceEstatico({ a, className, children }: PropiedadesDeEnlaceEstatico) {
  return (
    <a href={a} className={className}>
      {children}
    </a>
  );
}

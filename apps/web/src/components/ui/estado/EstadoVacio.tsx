import type { ReactNode } from 'react';
import { AguaQuieta } from '../../ilustraciones/AguaQuieta.tsx';

interface PropiedadesDeEstadoVacio {
  titulo: string;
  texto?: string;
  accion?: ReactNode;
  /** A picture instead of `AguaQuieta`. */
  ilustracion?: ReactNode;
}

export function EstadoVacio({ titulo, texto, accion, ilustracion }: PropiedadesDeEstadoVacio) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {ilustracion ?? <AguaQuieta className="mb-2 w-44 max-w-full" />}
      <p className="text-xl font-semibold">{titulo}</p>
      {texto && <p className="max-w-prose text-tinta-suave">{texto}</p>}
      {accion && <div className="mt-3">{accion}</div>}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';

interface PropiedadesDeBloque {
  titulo: string;
  /** The text that says how the figures of this part are counted. */
  cuenta: string;
  children: ReactNode;
}

/** A part of the report: a title, a text that says how the figures are counted, and the figures. */
export function Bloque({ titulo, cuenta, children }: PropiedadesDeBloque) {
  const id = useId();
  return (
    <Tarjeta como="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id={id} className="text-xl font-bold">
          {titulo}
        </h2>
        <p className="mt-0.5 text-sm text-tinta-suave">{cuenta}</p>
      </div>
      {children}
    </Tarjeta>
  );
}

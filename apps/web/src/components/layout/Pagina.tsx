import type { ReactNode } from 'react';
import { Titulo } from '../ui/Titulo.tsx';

interface PropiedadesDePagina {
  titulo: ReactNode;
  /** The title of the browser's tab; by default the text of `titulo`. */
  documento?: string;
  /** A line of text below the title. */
  bajada?: ReactNode;
  /** A link back or a button, shown next to the title. */
  acciones?: ReactNode;
  children: ReactNode;
}

/** The usual layout of a screen: the title, a line below it, the actions and the content. */
export function Pagina({ titulo, documento, bajada, acciones, children }: PropiedadesDePagina) {
  return (
    <div className="contenedor flex-1 pt-7 pb-16 sm:pt-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8">
        <div className="max-w-full break-words">
          <Titulo documento={documento ?? (typeof titulo === 'string' ? titulo : '')}>
            {titulo}
          </Titulo>
          {bajada && <div className="mt-2 text-lg text-tinta-suave">{bajada}</div>}
        </div>
        {acciones && (
          <div className="flex flex-wrap gap-3 max-sm:has-[>:nth-child(2)]:w-full">{acciones}</div>
        )}
      </div>
      {children}
    </div>
  );
}

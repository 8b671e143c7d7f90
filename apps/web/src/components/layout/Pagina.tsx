import type { ReactNode } from 'react';
import { Titulo } from '../ui/Titulo.tsx';

interface PropiedadesDePagina {
  titulo: ReactNode;
  /** The tab's title, where it differs from the heading. */
  documento?: string;
  /** A line below the title. */
  bajada?: ReactNode;
  /** A back link or a button, beside the title. */
  acciones?: ReactNode;
  children: ReactNode;
}

/** The usual frame of a screen: title, line, actions, content. */
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

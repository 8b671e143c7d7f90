import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode, type Ref } from 'react';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';

interface PropiedadesDePlegable {
  titulo: string;
  /** The summary of the content, shown beside the title even while the content is folded. */
  resumen: string;
  /** The ref of the title, with which a caller moves the focus to the title. */
  refDeTitulo?: Ref<HTMLElement>;
  className?: string;
  children: ReactNode;
}

/**
 * A part of the caja that a press folds. On a phone the part is folded at first, so that all sums
 * fit the screen.
 */
export function Plegable({
  titulo,
  resumen,
  refDeTitulo,
  className = '',
  children,
}: PropiedadesDePlegable) {
  const [abierto] = useState(() => matchMedia('(width >= 40rem)').matches);
  return (
    <Tarjeta
      como="section"
      aria-label={titulo}
      holgada={false}
      className={`px-4 py-2 sm:px-6 sm:py-3 ${className}`}
    >
      <details open={abierto} className="group">
        <summary
          ref={refDeTitulo}
          className="-mx-2 flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-xl px-2 [&::-webkit-details-marker]:hidden"
        >
          <h2 className="text-lg font-bold">{titulo}</h2>
          <span className="cifras mr-auto text-tinta-suave">{resumen}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-petroleo group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="py-2">{children}</div>
      </details>
    </Tarjeta>
  );
}

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, type MouseEvent } from 'react';
import { enfocarTitulo } from '../../lib/enfocar.ts';
import { Boton } from './Boton.tsx';

interface PropiedadesDePaginacion {
  /** The fields of a paged answer. The first page has `paginaActual` 0. */
  pagina: {
    paginaActual: number;
    totalPaginas: number;
    tieneSiguiente: boolean;
    tieneAnterior: boolean;
  };
  alCambiar: (pagina: number) => void;
  /** The name of the buttons' group for screen readers, such as 'Páginas de reservas'. */
  nombre: string;
  /**
   * The id of the list's heading. The heading gets the focus when the pressed button becomes
   * disabled; without an id, the screen's heading gets it.
   */
  idDeTitulo?: string;
}

/**
 * The buttons for the previous and the next page. Shows nothing where the list has only one page.
 */
export function Paginacion({ pagina, alCambiar, nombre, idDeTitulo }: PropiedadesDePaginacion) {
  const { paginaActual, totalPaginas, tieneSiguiente, tieneAnterior } = pagina;
  const pulsado = useRef<HTMLButtonElement>(null);

  // A focused button that becomes disabled loses the focus, and no other element gets it, so the
  // code moves it to a heading.
  useEffect(() => {
    const boton = pulsado.current;
    if (!boton?.disabled) return;
    pulsado.current = null;
    if ([boton, document.body].includes(document.activeElement as HTMLElement)) {
      enfocarTitulo(idDeTitulo);
    }
  });

  function pulsar({ currentTarget }: MouseEvent<HTMLButtonElement>, otra: number) {
    pulsado.current = currentTarget;
    alCambiar(otra);
  }

  if (totalPaginas <= 1 && !tieneAnterior) return null;
  return (
    <nav aria-label={nombre} className="flex flex-wrap items-center justify-between gap-3">
      <Boton
        variante="outline"
        className="grow sm:grow-0"
        icono={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        disabled={!tieneAnterior}
        onClick={(evento) => pulsar(evento, paginaActual - 1)}
      >
        Anterior
      </Boton>
      <p
        aria-live="polite"
        className="cifras text-center text-tinta-suave max-sm:order-first max-sm:w-full"
      >
        Página <strong className="text-tinta">{paginaActual + 1}</strong> de {totalPaginas}
      </p>
      <Boton
        variante="outline"
        className="grow sm:grow-0"
        disabled={!tieneSiguiente}
        onClick={(evento) => pulsar(evento, paginaActual + 1)}
      >
        Siguiente
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Boton>
    </nav>
  );
}

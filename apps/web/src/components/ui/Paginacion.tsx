import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Boton } from './Boton.tsx';

interface PropiedadesDePaginacion {
  /** The fields that every paged answer carries; `paginaActual` is zero based. */
  pagina: {
    paginaActual: number;
    totalPaginas: number;
    tieneSiguiente: boolean;
    tieneAnterior: boolean;
  };
  alCambiar: (pagina: number) => void;
  /** The name of the list: 'Páginas de reservas'. */
  nombre: string;
}

/** The buttons for the previous and the next page; nothing when all fits on one page. */
export function Paginacion({ pagina, alCambiar, nombre }: PropiedadesDePaginacion) {
  const { paginaActual, totalPaginas, tieneSiguiente, tieneAnterior } = pagina;
  if (totalPaginas <= 1 && !tieneAnterior) return null;
  return (
    <nav aria-label={nombre} className="flex flex-wrap items-center justify-between gap-3">
      <Boton
        variante="outline"
        className="grow sm:grow-0"
        icono={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        disabled={!tieneAnterior}
        onClick={() => alCambiar(paginaActual - 1)}
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
        onClick={() => alCambiar(paginaActual + 1)}
      >
        Siguiente
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Boton>
    </nav>
  );
}

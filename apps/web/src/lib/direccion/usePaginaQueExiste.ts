import { useEffect } from 'react';

interface Pagina {
  /** Zero based. */
  pagina: number;
  /** Undefined while the number of pages is not known for this address. */
  totalPaginas: number | undefined;
  alCorregir: (ultima: number) => void;
}

/**
 * Leads to the last page when the page in the address does not exist: its last element was erased,
 * or the address is an old one.
 */
export function usePaginaQueExiste({ pagina, totalPaginas, alCorregir }: Pagina): void {
  const ultima = totalPaginas === undefined ? null : Math.max(0, totalPaginas - 1);
  useEffect(() => {
    if (ultima !== null && pagina > ultima) alCorregir(ultima);
    // oxlint-disable-next-line react/exhaustive-deps -- A new function of the parent's says nothing new.
  }, [ultima, pagina]);
}

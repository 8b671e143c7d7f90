import { useEffect } from 'react';

interface Pagina {
  /** The page in the address, counted from 0. */
  pagina: number;
  /** The number of pages. Undefined while the number of pages for this address is not known. */
  totalPaginas: number | undefined;
  alCorregir: (ultima: number) => void;
}

/**
 * Goes to the last page when the page in the address does not exist, because the last element of
 * that page was erased or the address is old.
 */
export function usePaginaQueExiste({ pagina, totalPaginas, alCorregir }: Pagina): void {
  const ultima = totalPaginas === undefined ? null : Math.max(0, totalPaginas - 1);
  useEffect(() => {
    if (ultima !== null && pagina > ultima) alCorregir(ultima);
    // oxlint-disable-next-line react/exhaustive-deps -- A new function of the parent's says nothing new.
  }, [ultima, pagina]);
}

import type { Cuando } from '@remanso/contract/reserva/reservas.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter/use-browser-location';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { destinoCon, paginaEn, paginaParaPersonas } from '../../../lib/direccion/direccion.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/direccion/usePaginaQueExiste.ts';

export type Mitad = ReturnType<typeof useMitad>;

/** The names of the page numbers in the address. */
const CLAVES = { proximas: 'pagina', anteriores: 'anteriores' } as const;

/**
 * A page of `proximas` or `anteriores` of the client's own bookings; each has its own page number
 * in the address.
 */
export function useMitad(cuando: Cuando) {
  const direccion = useSearch();
  const pagina = paginaEn(direccion, CLAVES[cuando]);
  const consulta = useQuery({
    ...consultasDeReservasPropias.pagina(cuando, pagina),
    placeholderData: keepPreviousData,
  });

  function irAPagina(otra: number, { reemplazar = false } = {}): void {
    const paginas = {
      [CLAVES.proximas]: paginaParaPersonas(paginaEn(direccion, CLAVES.proximas)),
      [CLAVES.anteriores]: paginaParaPersonas(paginaEn(direccion, CLAVES.anteriores)),
      [CLAVES[cuando]]: paginaParaPersonas(otra),
    };
    navegar(destinoCon('/reservas/mis-reservas', paginas), { reemplazar });
  }

  usePaginaQueExiste({
    pagina,
    totalPaginas: consulta.isPlaceholderData ? undefined : consulta.data?.totalPaginas,
    alCorregir: (ultima) => irAPagina(ultima, { reemplazar: true }),
  });

  return { cuando, consulta, irAPagina };
}

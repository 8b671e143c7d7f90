import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import type { Cuando } from '@remanso/contract/reserva/reservas.rules';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearch } from 'wouter/use-browser-location';
import { paginaDePliegues } from '../../../entities/reserva/propias/plegar-series.view.ts';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { destinoCon, paginaEn, paginaParaPersonas } from '../../../lib/direccion/direccion.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/direccion/usePaginaQueExiste.ts';

interface PaginaDeReservas {
  reservas: ReservaDeCliente[];
  /** The bookings folded under a booking of the page, by its id. Absent where none are folded. */
  siguen?: ReadonlyMap<number, readonly ReservaDeCliente[]>;
  totalElementos: number;
  paginaActual: number;
  totalPaginas: number;
  tieneSiguiente: boolean;
  tieneAnterior: boolean;
  copiaDe?: string;
}

/** A page of the bookings to come, or of the earlier ones, and the way to another page. */
export interface Mitad {
  cuando: Cuando;
  consulta: UseQueryResult<PaginaDeReservas>;
  irAPagina: (pagina: number) => void;
}

/** The names of the page numbers in the address. */
const CLAVES = { proximas: 'pagina', anteriores: 'anteriores' } as const;

/** A page of the client's own bookings to come, where the later dates of a series are folded. */
export function useProximas(): Mitad {
  const pagina = paginaEn(useSearch(), CLAVES.proximas);
  const consulta = useQuery({
    ...consultasDeReservasPropias.porVenir(),
    select: (todas) => ({ ...todas, ...paginaDePliegues(todas.reservas, pagina) }),
  });
  return useMitad('proximas', consulta);
}

/** A page of the client's own earlier bookings. */
export function useAnteriores(): Mitad {
  const pagina = paginaEn(useSearch(), CLAVES.anteriores);
  const consulta = useQuery({
    ...consultasDeReservasPropias.anteriores(pagina),
    placeholderData: keepPreviousData,
  });
  return useMitad('anteriores', consulta);
}

/** Keeps the page number of `proximas` or `anteriores` in the address, each its own. */
function useMitad(cuando: Cuando, consulta: Mitad['consulta']): Mitad {
  const direccion = useSearch();

  function irAPagina(otra: number, { reemplazar = false } = {}): void {
    const paginas = {
      [CLAVES.proximas]: paginaParaPersonas(paginaEn(direccion, CLAVES.proximas)),
      [CLAVES.anteriores]: paginaParaPersonas(paginaEn(direccion, CLAVES.anteriores)),
      [CLAVES[cuando]]: paginaParaPersonas(otra),
    };
    navegar(destinoCon('/reservas/mis-reservas', paginas), { reemplazar });
  }

  usePaginaQueExiste({
    pagina: paginaEn(direccion, CLAVES[cuando]),
    totalPaginas: consulta.isPlaceholderData ? undefined : consulta.data?.totalPaginas,
    alCorregir: (ultima) => irAPagina(ultima, { reemplazar: true }),
  });

  return { cuando, consulta, irAPagina };
}

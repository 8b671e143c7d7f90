import { useQuery } from '@tanstack/react-query';
import { useSesion } from '../../../lib/sesion/useSesion.ts';
import { grupoHabitual, type GrupoHabitual } from './grupo-habitual.view.ts';
import { consultasDeReservasPropias } from './reservas-propias.queries.ts';

/** Returns the client's usual group; null while it is read for the first time. */
export function useGrupoHabitual(): GrupoHabitual | null {
  const { isAuthenticated: enabled } = useSesion();
  const anteriores = useQuery({ ...consultasDeReservasPropias.anteriores(0), enabled });
  const proximas = useQuery({ ...consultasDeReservasPropias.porVenir(), enabled });
  // A request that has failed once is not waited for, although TanStack Query repeats that request.
  const llegan = [anteriores, proximas].some((una) => una.isLoading && una.failureCount === 0);
  return llegan
    ? null
    : grupoHabitual([...(proximas.data?.reservas ?? []), ...(anteriores.data?.reservas ?? [])]);
}

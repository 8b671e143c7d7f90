import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultasDeHorarios } from '../../../entities/horario/horarios-base.queries.ts';

/**
 * Reads the week for the editor at each visit. A week that an earlier visit has cached is not
 * returned: another desk can have changed the week, and saving the cached week would undo that
 * change. The editor ignores later refreshes.
 */
export function useSemanaParaEditar() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...consultasDeHorarios.semana(),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const [deAntes] = useState(dataUpdatedAt);
  return { data: dataUpdatedAt === deAntes ? undefined : data, error, isFetching, refetch };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultasDeHorarios } from './horarios-base.queries.ts';

/**
 * The week, asked for at each visit. What an earlier one saw may have been changed at another desk meanwhile, and saving
 * it would undo that; so it is not answered again. What comes later is the editor's to leave alone.
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultasDeHorarios } from '../../../entities/horario/horarios-base.queries.ts';

/**
 * The week to be edited, read at each visit. A week cached by an earlier visit is not returned:
 * another desk may have changed it meanwhile, and saving it would undo that. Refreshes after the
 * first answer are for the editor to ignore.
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

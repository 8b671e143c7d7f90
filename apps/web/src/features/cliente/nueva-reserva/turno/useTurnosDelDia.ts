import { useQuery } from '@tanstack/react-query';
import { cadaCuanto } from '../../../../lib/vivo/vivo.ts';
import { consultasDeFranjasPorReservar } from '../../../../entities/franja/franjas-por-reservar.queries.ts';
import { franjasDe } from '../../../../entities/franja/ventana.view.ts';
import type { Calendario } from './useFechaElegida.ts';

const RECIEN_LLEGADO_MS = 2_000;

/**
 * The franjas of the date on screen; the query is repeated so that the free places stay current.
 */
export function useTurnosDelDia({ fecha, ventana, hayElegida }: Calendario) {
  return useQuery({
    ...consultasDeFranjasPorReservar.delDia(fecha ?? ''),
    enabled: fecha !== null && !ventana.isPending,
    // The franjas of the ventana are shown at once, also on a slow connection. A day that the
    // person chose is read again; the first day has only just been read.
    initialData: () => (fecha && ventana.data ? franjasDe(ventana.data, fecha) : undefined),
    initialDataUpdatedAt: ventana.dataUpdatedAt,
    staleTime: hayElegida ? 0 : RECIEN_LLEGADO_MS,
    refetchInterval: cadaCuanto,
    refetchOnWindowFocus: 'always',
  });
}

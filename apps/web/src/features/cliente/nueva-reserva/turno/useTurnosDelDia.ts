import { useQuery } from '@tanstack/react-query';
import { cadaCuanto } from '../../../../lib/vivo/vivo.ts';
import { consultasDeFranjasPorReservar } from '../../../../entities/franja/franjas-por-reservar.queries.ts';
import { franjasDe } from '../../../../entities/franja/ventana.view.ts';
import type { Calendario } from './useFechaElegida.ts';

const RECIEN_LLEGADO_MS = 2_000;

/** The franjas of the date on screen, with their places kept up to date. */
export function useTurnosDelDia({ fecha, ventana, hayElegida }: Calendario) {
  return useQuery({
    ...consultasDeFranjasPorReservar.delDia(fecha ?? ''),
    enabled: fecha !== null && !ventana.isPending,
    // The day's franjas of the window are shown at once, also on a poor connection. A day that was
    // chosen is read again; the first day has only just been read.
    initialData: () => (fecha && ventana.data ? franjasDe(ventana.data, fecha) : undefined),
    initialDataUpdatedAt: ventana.dataUpdatedAt,
    staleTime: hayElegida ? 0 : RECIEN_LLEGADO_MS,
    refetchInterval: cadaCuanto,
    refetchOnWindowFocus: 'always',
  });
}

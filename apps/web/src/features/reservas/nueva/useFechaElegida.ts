import { sumarDias } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { navegar } from '../../../lib/navegacion.ts';
import { hoy as hoyEnElCentro } from '../../../lib/reloj.ts';
import { franjasPorReservar } from '../franjas.queries.ts';
import { configDelCentro } from '../precios.queries.ts';
import { VENTANA_POR_DEFECTO, fechaPedida } from './dias.view.ts';
import { primerDiaConLugar } from './ventana.view.ts';

/**
 * The day on screen: the chosen franja's, unless it is over; else the URL's, else the first one with places. Null while
 * that is being found out.
 */
export function useFechaElegida(fechaDeFranja: string | undefined) {
  const hoy = hoyEnElCentro();
  const { data: config, isPending } = useQuery(configDelCentro());
  const ventanaDias = config?.ventanaDias ?? VENTANA_POR_DEFECTO;
  const hasta = sumarDias(hoy, ventanaDias);
  const enLaDireccion = fechaPedida(useSearch(), hoy, hasta);
  const pedida = fechaDeFranja && fechaDeFranja >= hoy ? fechaDeFranja : enLaDireccion;
  const ventana = useQuery({ ...franjasPorReservar(), retry: false });
  const primera = ventana.isPending
    ? null
    : ((ventana.data && primerDiaConLugar(ventana.data, hoy)) ?? hoy);
  // Once found it stays, so that no screen jumps to another day.
  const [hallada, setHallada] = useState(primera);
  if (hallada === null && primera !== null) setHallada(primera);
  return {
    hoy,
    hasta,
    /** False as long as `hasta` is only what is usual. */
    sabeHasta: !isPending,
    ventanaDias,
    config,
    ventana,
    fecha: pedida ?? hallada,
    /** False while the day on screen is only the first one with places. */
    hayElegida: pedida !== null,
    /** In the step where one is. */
    elegirFecha: (fecha: string) => {
      const state: unknown = history.state;
      navegar(`/reservas/nueva-reserva?fecha=${fecha}`, { reemplazar: true, state });
    },
  };
}

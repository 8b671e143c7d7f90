import { sumarDias } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { hoy as hoyEnElCentro } from '../../../../lib/tiempo/reloj.ts';
import { VENTANA_POR_DEFECTO, fechaPedida } from '../../../../entities/franja/dias.view.ts';
import { primerDiaConLugar } from '../../../../entities/franja/ventana.view.ts';
import { ajenas } from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import { useTurnosPropios } from '../../../../entities/reserva/propias/useTurnosPropios.ts';
import { consultasDeFranjasPorReservar } from '../../../../entities/franja/franjas-por-reservar.queries.ts';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';

export type Calendario = ReturnType<typeof useFechaElegida>;

/**
 * The date on screen: that of the chosen franja, unless it is over; else that in the address; else
 * the first one with room for `personas`. Null while the last is not known yet.
 */
export function useFechaElegida(fechaDeFranja: string | undefined, personas: number | null) {
  const hoy = hoyEnElCentro();
  const { data: config, isError } = useQuery(consultasDeConfig.delCentro());
  const ventanaDias = config?.ventanaDias ?? VENTANA_POR_DEFECTO;
  const hasta = sumarDias(hoy, ventanaDias);
  const enLaDireccion = fechaPedida(useSearch(), hoy, hasta);
  const pedida = fechaDeFranja && fechaDeFranja >= hoy ? fechaDeFranja : enLaDireccion;
  const ventana = useQuery({ ...consultasDeFranjasPorReservar.ventana(), retry: false });
  const ajenos = ajenas(useTurnosPropios(), ventana.data ?? []);
  const primera =
    ventana.isPending || personas === null
      ? null
      : (primerDiaConLugar(ajenos, hoy, personas) ?? primerDiaConLugar(ajenos, hoy) ?? hoy);
  // Once found, the date stays, so that the screen does not jump to another day.
  const [hallada, setHallada] = useState(ventana.data ? primera : null);
  if (hallada === null && primera !== null && ventana.data) setHallada(primera);
  const fecha = pedida ?? hallada ?? primera;
  const elegirFecha = (otra: string) => {
    const state: unknown = history.state;
    navegar(`/reservas/nueva-reserva?fecha=${otra}`, { reemplazar: true, state });
  };
  return {
    hoy,
    hasta,
    /** False while `hasta` is only the usual end of the window, null where it could not be read. */
    sabeHasta: config !== undefined || (isError ? null : false),
    ventanaDias,
    config,
    ventana,
    fecha,
    /** False while the date on screen is only the first one with free places. */
    hayElegida: pedida !== null,
    /** Replaces the date in the address and keeps the step in the history. */
    elegirFecha,
    /** Keeps the date on screen, and nothing else of what a link said, also after a reload. */
    fijarFecha: () => fecha && elegirFecha(fecha),
  };
}

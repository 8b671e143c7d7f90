import type { Condiciones } from '@remanso/contract/franja/agenda.contract';
import { diasEntre, sumarDias } from '@remanso/contract/calendario';
import type { PreciosPorDia } from '@remanso/contract/precio/precios.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import type { Destino } from '../../../../lib/direccion/rutas.ts';
import { hoy as hoyEnElCentro } from '../../../../lib/tiempo/reloj.ts';
import { VENTANA_POR_DEFECTO, fechaPedida } from '../../../../entities/franja/dias.view.ts';
import { primerDiaConLugar } from '../../../../entities/franja/ventana.view.ts';
import { ajenas } from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import { useTurnosPropios } from '../../../../entities/reserva/propias/useTurnosPropios.ts';
import { consultasDeFranjasPorReservar } from '../../../../entities/franja/franjas-por-reservar.queries.ts';
import { consultasDePrecios, tablaDeAgenda } from '../../../../entities/precio/precios.queries.ts';
import { useSesion } from '../../../../lib/sesion/useSesion.ts';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';

export type Calendario = ReturnType<typeof useFechaElegida>;

/**
 * Returns the date on screen: the date of the chosen franja, unless that date is over; else the
 * date in the address; else the first date with room for `personas`. The date is null until that
 * first date is known. `direccionDe` returns the address of the screen for a date.
 */
export function useFechaElegida(
  fechaDeFranja: string | undefined,
  personas: number | null,
  direccionDe: (fecha: string) => Destino,
) {
  const hoy = hoyEnElCentro();
  const { isAuthenticated } = useSesion();
  const deCentro = consultasDeConfig.delCentro();
  const { data: config, isError } = useQuery({ ...deCentro, enabled: isAuthenticated });
  const ventana = useQuery({ ...consultasDeFranjasPorReservar.ventana(), retry: false });
  // Only a client may read the configuration. For others the ventana ends with its last franja.
  const ultima = isAuthenticated ? undefined : ventana.data?.at(-1)?.fecha;
  const ventanaDias =
    config?.ventanaDias ?? (ultima ? diasEntre(hoy, ultima) : VENTANA_POR_DEFECTO);
  const hasta = sumarDias(hoy, ventanaDias);
  const enLaDireccion = fechaPedida(useSearch(), hoy, hasta);
  const pedida = fechaDeFranja && fechaDeFranja >= hoy ? fechaDeFranja : enLaDireccion;
  const ajenos = ajenas(useTurnosPropios(), ventana.data ?? []);
  const primera =
    ventana.isPending || personas === null
      ? null
      : (primerDiaConLugar(ajenos, hoy, personas) ?? primerDiaConLugar(ajenos, hoy) ?? hoy);
  // The date found here never changes by itself, so that the screen does not jump to another day.
  const [hallada, setHallada] = useState(ventana.data ? primera : null);
  if (hallada === null && primera !== null && ventana.data) setHallada(primera);
  const fecha = pedida ?? hallada ?? primera;
  const { precios, condiciones } = useAgendaDelDia(isAuthenticated ? null : fecha);
  const elegirFecha = (otra: string) => {
    const state: unknown = history.state;
    navegar(direccionDe(otra), { reemplazar: true, state });
  };
  return {
    hoy,
    hasta,
    /** False while `hasta` is only a default; null where the configuration could not be read. */
    sabeHasta: config !== undefined || ultima !== undefined || (isError ? null : false),
    ventanaDias,
    config,
    /** The prices of the day on screen; undefined while they load, null where there are none. */
    precios: isAuthenticated ? config : precios,
    /** The terms of a booking; undefined while they load, null where there are none. */
    condiciones: isAuthenticated ? config : condiciones,
    ventana,
    fecha,
    /** False while nobody chose the date on screen: it is only the first date with free places. */
    hayElegida: pedida !== null,
    /** Replaces the date in the address, and keeps the step of the history entry. */
    elegirFecha,
    /**
     * Puts the date on screen into the address, so that a reload keeps the date, and drops
     * everything else that a link has put into the address.
     */
    fijarFecha: () => fecha && elegirFecha(fecha),
  };
}

/**
 * Returns the prices of a day and the terms of a booking, as anybody sees them; undefined while
 * `fecha` is null or they load.
 */
function useAgendaDelDia(fecha: string | null): {
  precios?: PreciosPorDia;
  condiciones?: Condiciones | undefined;
} {
  const consulta = consultasDePrecios.deAgenda(fecha ?? '');
  const { data } = useQuery({ ...consulta, enabled: fecha !== null });
  if (!data) return {};
  const precios = { preciosPorCapacidad: tablaDeAgenda(data.precios), proximosPrecios: [] };
  return { precios, condiciones: data.condiciones };
}

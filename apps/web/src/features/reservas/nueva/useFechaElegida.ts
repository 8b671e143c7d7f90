import { sumarDias } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter/use-browser-location';
import { navegar } from '../../../lib/navegacion.ts';
import { hoy as hoyEnElCentro } from '../../../lib/reloj.ts';
import { primerDiaConLugar } from '../franjas.queries.ts';
import { configDelCentro } from '../precios.queries.ts';
import { VENTANA_POR_DEFECTO, fechaPedida } from './dias.view.ts';

/** The day on screen: the URL's, else the first one with places. Null while that is being found out. */
export function useFechaElegida() {
  const hoy = hoyEnElCentro();
  const { data: config } = useQuery(configDelCentro());
  const ventanaDias = config?.ventanaDias ?? VENTANA_POR_DEFECTO;
  const hasta = sumarDias(hoy, ventanaDias);
  const pedida = fechaPedida(useSearch(), hoy, hasta);
  const primero = useQuery({
    ...primerDiaConLugar(hoy, sumarDias(hoy, VENTANA_POR_DEFECTO)),
    enabled: pedida === null,
  });
  return {
    hoy,
    hasta,
    ventanaDias,
    config,
    fecha: pedida ?? (primero.isPending ? null : (primero.data ?? hoy)),
    elegirFecha: (fecha: string) => {
      navegar(`/reservas/nueva-reserva?fecha=${fecha}`, { reemplazar: true });
    },
  };
}

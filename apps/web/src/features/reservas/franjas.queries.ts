import { fechasEntre } from '@remanso/contract/calendario';
import { franjasPorFechaDeCliente } from '@remanso/contract/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { CLAVE_DE_FRANJAS } from './claves.ts';
import { esElegible } from './nueva/franja.view.ts';

export const SIN_HORARIOS = 'Error al cargar horarios';

/** How often the places of the day on screen are asked for again. */
export const PULSO_MS = 15_000;

export function franjasDelDia(fecha: string) {
  return queryOptions({
    queryKey: [...CLAVE_DE_FRANJAS, fecha],
    queryFn: ({ signal }) =>
      llamar(franjasPorFechaDeCliente, { params: { fecha }, siFalla: SIN_HORARIOS, signal }),
  });
}

/** The first day of a period with a place to offer, or null. Once found it stays, so that no screen jumps to another day. */
export function primerDiaConLugar(desde: string, hasta: string) {
  return queryOptions({
    queryKey: [...CLAVE_DE_FRANJAS, 'primer dia', desde, hasta],
    queryFn: async ({ client }) => {
      for (const fecha of fechasEntre(desde, hasta)) {
        // One after the other: nearly always the first one has places.
        const franjas = await client.query(franjasDelDia(fecha));
        if (franjas.some(esElegible)) return fecha;
      }
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

import { franjasDeLaVentana, franjasPorFechaDeCliente } from '@remanso/contract/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { CLAVE_DE_FRANJAS } from './claves.ts';

export const SIN_HORARIOS = 'Error al cargar horarios';

/** How often the places on screen are asked for again. */
export const PULSO_MS = 15_000;

export function franjasDelDia(fecha: string) {
  return queryOptions({
    queryKey: [...CLAVE_DE_FRANJAS, fecha],
    queryFn: ({ signal }) =>
      llamar(franjasPorFechaDeCliente, { params: { fecha }, siFalla: SIN_HORARIOS, signal }),
  });
}

/** All that can be booked, in one answer: what each day has left, and its hours before it is chosen. */
export function franjasPorReservar() {
  return queryOptions({
    queryKey: [...CLAVE_DE_FRANJAS, 'ventana'],
    queryFn: ({ signal }) => llamar(franjasDeLaVentana, { siFalla: SIN_HORARIOS, signal }),
    staleTime: 60_000,
  });
}

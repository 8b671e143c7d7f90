import { esFecha } from '@remanso/contract/calendario';
import type { Destino } from '../../lib/direccion/rutas.ts';

/*
 * Reads and writes the desk's day as `?fecha=` in the address.
 */

/** Returns `?fecha=` of the address, or today where that is missing or no real date. */
export function fechaEnDireccion(consulta: string, hoy: string): string {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) ? fecha : hoy;
}

/**
 * The address of a date. The address of today has no date, so that a tablet left open shows the new
 * day after midnight.
 */
export function destinoDeFecha(fecha: string, hoy: string): Destino {
  return fecha === hoy ? '/dashboard' : `/dashboard?fecha=${fecha}`;
}

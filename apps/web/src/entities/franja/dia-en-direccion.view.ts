import { esFecha } from '@remanso/contract/calendario';
import type { Destino } from '../../lib/direccion/rutas.ts';

/*
 * The place of a day of the desk in the address.
 */

/** The date in the address, or today where the address has none or one that does not exist. */
export function fechaEnDireccion(consulta: string, hoy: string): string {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) ? fecha : hoy;
}

/** The address of a date. Today's has no date, so that a tablet left open moves on at midnight. */
export function destinoDeFecha(fecha: string, hoy: string): Destino {
  return fecha === hoy ? '/dashboard' : `/dashboard?fecha=${fecha}`;
}

import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { quedanLugares } from '@remanso/contract/franja/franjas.rules';

/*
 * The words for the abono that pays a booking.
 */

/** Returns, for example, 'tu abono Pack de 10', or 'Pack de 10, de Luz' for an abono that Luz shares. */
export function deQuienEs(
  { nombre, cliente }: Pick<AbonoVendido, 'nombre' | 'cliente'>,
  usuarioId: number,
): string {
  if (cliente && cliente.id !== usuarioId) return `${nombre}, de ${cliente.nombre}`;
  return `tu ${abonoLlamado(nombre)}`;
}

/** Returns, for example, 'abono Pack de 10'; 'Abono de 8' where the name already says the word. */
export function abonoLlamado(nombre: string): string {
  return /^abono\b/i.test(nombre) ? nombre : `abono ${nombre}`;
}

/** Returns, for example, '; te quedan 4 lugares'. Empty where the abono has too few places. */
export function trasReservar(
  { disponibles }: Pick<AbonoVendido, 'disponibles'>,
  personas: number,
): string {
  const quedan = disponibles - personas;
  if (quedan < 0) return '';
  return quedan === 0 ? '; eran los últimos' : `; ${teQuedan({ disponibles: quedan })}`;
}

/** Returns, for example, 'te quedan 6 lugares'. */
export function teQuedan({ disponibles }: Pick<AbonoVendido, 'disponibles'>): string {
  return `te ${quedanLugares(disponibles)}`;
}

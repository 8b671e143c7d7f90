import { esFecha, mesDe } from '@remanso/contract/calendario';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * Reads and writes the address of the section: the month on screen, and whether the bookings left to
 * resolve are open. The first day of a month, YYYY-MM-DD, represents the month.
 */

const ANIOS = { primero: 2000, ultimo: 2998 };

/**
 * Returns the month in the query (`?mes=2026-12`). Returns the current month where the query has no
 * valid month.
 */
export function mesEnDireccion(consulta: string, hoy: string): string {
  const pedido = `${new URLSearchParams(consulta).get('mes')}-01`;
  const anio = Number(pedido.slice(0, 4));
  const sirve = esFecha(pedido) && anio >= ANIOS.primero && anio <= ANIOS.ultimo;
  return sirve ? pedido : mesDe(hoy).desde;
}

/** Returns the address of the month of a date. The address of the current month has no query. */
export function destinoDeMes(fecha: string, hoy: string): Destino {
  const mes = fecha.slice(0, 7);
  return mes === hoy.slice(0, 7) ? '/dashboard/feriados' : `/dashboard/feriados?mes=${mes}`;
}

/** True where the address asks to open the bookings left to resolve (`?resolver`). */
export function pideResolver(consulta: string): boolean {
  return new URLSearchParams(consulta).has('resolver');
}

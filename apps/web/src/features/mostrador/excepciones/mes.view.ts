import { esFecha, mesDe } from '@remanso/contract/calendario';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * The month on screen, which is identified by its first day.
 */

const ANIOS = { primero: 2000, ultimo: 2998 };

/**
 * The month in the address (`?mes=2026-12`), or the current month where the address has none or an
 * invalid one.
 */
export function mesEnDireccion(consulta: string, hoy: string): string {
  const pedido = `${new URLSearchParams(consulta).get('mes')}-01`;
  const anio = Number(pedido.slice(0, 4));
  const sirve = esFecha(pedido) && anio >= ANIOS.primero && anio <= ANIOS.ultimo;
  return sirve ? pedido : mesDe(hoy).desde;
}

/** The address of a date's month; the current month needs no query. */
export function destinoDeMes(fecha: string, hoy: string): Destino {
  const mes = fecha.slice(0, 7);
  return mes === hoy.slice(0, 7) ? '/dashboard/feriados' : `/dashboard/feriados?mes=${mes}`;
}

import {
  DIAS_SEMANA,
  diaDeSemana,
  esFecha,
  fechasEntre,
  mesDe,
  sumarDias,
  sumarMeses,
} from '@remanso/contract/calendario';
import type { Destino } from '../../../lib/rutas.ts';

/*
 * The month on screen, which is identified by its first day.
 */

const ANIOS = { primero: 2000, ultimo: 2998 };

/** The month in the address (`?mes=2026-12`), or the current month where the address has none or an invalid one. */
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

/** The weeks of a month from Monday to Sunday, with nulls for the days of other months. */
export function semanasDe(mes: string): (string | null)[][] {
  const { desde, hasta } = mesDe(mes);
  const casillas = [
    ...Array.from({ length: DIAS_SEMANA.indexOf(diaDeSemana(desde)) }, () => null),
    ...fechasEntre(desde, hasta),
  ];
  return Array.from({ length: Math.ceil(casillas.length / 7) }, (_, semana) =>
    Array.from({ length: 7 }, (__, dia) => casillas[semana * 7 + dia] ?? null),
  );
}

/** The date that a key leads to from a date, as calendars do; null for any other key. */
export function fechaPorTecla(tecla: string, fecha: string): string | null {
  const dia = DIAS_SEMANA.indexOf(diaDeSemana(fecha));
  const destinos: Record<string, () => string> = {
    ArrowLeft: () => sumarDias(fecha, -1),
    ArrowRight: () => sumarDias(fecha, 1),
    ArrowUp: () => sumarDias(fecha, -7),
    ArrowDown: () => sumarDias(fecha, 7),
    Home: () => sumarDias(fecha, -dia),
    End: () => sumarDias(fecha, 6 - dia),
    PageUp: () => sumarMeses(fecha, -1),
    PageDown: () => sumarMeses(fecha, 1),
  };
  return Object.hasOwn(destinos, tecla) ? (destinos[tecla]?.() ?? null) : null;
}

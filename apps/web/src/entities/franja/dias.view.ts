import {
  diaAbreviado,
  esFecha,
  fechasEntre,
  mesAbreviado,
  nombreDeFecha,
  sumarDias,
} from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { TU_TURNO } from '../reserva/propias/turnos-propios.view.ts';
import { CERRADO, cuantosLugares, esElegible } from './franja.view.ts';

/*
 * The days of the strip.
 */

/** The window in days until the configuration is known (specification §9). */
export const VENTANA_POR_DEFECTO = 7;

export interface Dia {
  fecha: string;
  /** The short name: 'Hoy', 'Mañana', 'jue'. */
  corto: string;
  numero: number;
  /** The month of a day of the next one, 'dic', because the number alone would say too little. */
  mes: string | null;
  /** The accessible name: 'Hoy, jueves 1 de octubre'. */
  nombre: string;
}

export function diasDeVentana(hoy: string, ventanaDias: number): Dia[] {
  return fechasEntre(hoy, sumarDias(hoy, ventanaDias)).map((fecha, indice) => {
    const cercano = ['Hoy', 'Mañana'][indice];
    const deEsteMes = fecha.slice(0, 7) === hoy.slice(0, 7);
    return {
      fecha,
      corto: cercano ?? diaAbreviado(fecha),
      numero: Number(fecha.slice(8)),
      mes: deEsteMes || cercano ? null : mesAbreviado(fecha),
      nombre: [cercano, nombreDeFecha(fecha)].filter(Boolean).join(', '),
    };
  });
}

/** The date in the address, where it can be booked; null otherwise. */
export function fechaPedida(consulta: string, hoy: string, hasta: string): string | null {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) && fecha >= hoy && fecha <= hasta ? fecha : null;
}

/**
 * True where all the franjas of the day are blocked, as on a holiday, rather than taken by
 * bookings.
 */
export function estaCerrado(franjas: readonly FranjaDeCliente[]): boolean {
  return franjas.length > 0 && franjas.every(({ estado }) => estado === 'BLOQUEADA');
}

/**
 * The places of a day where that many people can book, in two words; null while they are not known.
 * `esAjena` is false of a franja in which the client has a turno already.
 */
export function lugaresDelDia(
  franjas: readonly FranjaDeCliente[] | undefined,
  esAjena: (franja: FranjaDeCliente) => boolean,
  personas = 1,
): { texto: string; hay: boolean } | null {
  if (!franjas) return null;
  if (franjas.length === 0) return { texto: 'Sin turnos', hay: false };
  const ajenas = franjas.filter(esAjena);
  const lugares = ajenas.filter((una) => esElegible(una, personas)).map(plazasLibres);
  if (lugares.length > 0) {
    return { texto: cuantosLugares(lugares.reduce((suma, libres) => suma + libres)), hay: true };
  }
  return { texto: sinLugares(ajenas), hay: false };
}

/** The reason that nobody, or no group of that size, can book one of these franjas. */
function sinLugares(ajenas: readonly FranjaDeCliente[]): string {
  if (ajenas.length === 0) return TU_TURNO;
  if (estaCerrado(ajenas)) return CERRADO;
  const libres = ajenas.filter((una) => esElegible(una)).map(plazasLibres);
  return libres.length > 0 ? `Máximo ${Math.max(...libres)}` : 'Completo';
}

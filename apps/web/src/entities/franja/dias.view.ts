import {
  diaAbreviado,
  esFecha,
  fechasEntre,
  mesAbreviado,
  nombreDeFecha,
  sumarDias,
} from '@remanso/contract/calendario';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { TU_TURNO } from '../reserva/propias/turnos-propios.view.ts';
import { CERRADO, cuantosLugares, esElegible, type Ocupacion } from './franja.view.ts';

/*
 * The days of the strip in which a client chooses a day.
 */

/** The ventana in days that applies until the configuration is loaded (specification §9). */
export const VENTANA_POR_DEFECTO = 7;

export interface Dia {
  fecha: string;
  /** The short name, such as 'Hoy', 'Mañana' or 'jue'. */
  corto: string;
  numero: number;
  /**
   * The month, such as 'dic', for a day outside the current month; null for today, tomorrow and
   * days of the current month.
   */
  mes: string | null;
  /** The accessible name, such as 'Hoy, jueves 1 de octubre'. */
  nombre: string;
}

export function diasDeVentana(hoy: string, ventanaDias: number): Dia[] {
  return fechasEntre(hoy, sumarDias(hoy, ventanaDias)).map((fecha, indice) =>
    diaDeLaTira(fecha, indice, hoy),
  );
}

/** Describes the day that is `enDias` days after `hoy`. */
export function diaDeLaTira(fecha: string, enDias: number, hoy: string): Dia {
  const cercano = ['Hoy', 'Mañana'][enDias];
  const deEsteMes = fecha.slice(0, 7) === hoy.slice(0, 7);
  return {
    fecha,
    corto: cercano ?? diaAbreviado(fecha),
    numero: Number(fecha.slice(8)),
    mes: deEsteMes || cercano ? null : mesAbreviado(fecha),
    nombre: [cercano, nombreDeFecha(fecha)].filter(Boolean).join(', '),
  };
}

/** Returns the date of `?fecha=` where that date lies between `hoy` and `hasta`; null otherwise. */
export function fechaPedida(consulta: string, hoy: string, hasta: string): string | null {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) && fecha >= hoy && fecha <= hasta ? fecha : null;
}

/**
 * True where all the franjas of the day are blocked, as on a holiday, rather than taken by
 * bookings.
 */
export function estaCerrado(franjas: readonly Pick<Ocupacion, 'estado'>[]): boolean {
  return franjas.length > 0 && franjas.every(({ estado }) => estado === 'BLOQUEADA');
}

/**
 * Returns how many places are free in the franjas of a day that have room for `personas`; where no
 * franja has room, returns the reason in one or two words ('Completo'). Null while the franjas
 * load. `esAjena` is false for a franja in which the client already has a booking.
 */
export function lugaresDelDia<F extends Ocupacion>(
  franjas: readonly F[] | undefined,
  esAjena: (franja: F) => boolean,
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

/**
 * The reason why no franja of `ajenas` can be booked; 'Máximo 2' where only a smaller group fits.
 */
function sinLugares(ajenas: readonly Ocupacion[]): string {
  if (ajenas.length === 0) return TU_TURNO;
  if (estaCerrado(ajenas)) return CERRADO;
  const libres = ajenas.filter((una) => esElegible(una)).map(plazasLibres);
  return libres.length > 0 ? `Máximo ${Math.max(...libres)}` : 'Completo';
}

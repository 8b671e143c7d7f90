import {
  diaAbreviado,
  esFecha,
  fechasEntre,
  mesAbreviado,
  nombreDeFecha,
  sumarDias,
} from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { plazasLibres } from '@remanso/contract/franjas.rules';
import { esElegible, cuantosLugares } from './franja.view.ts';

/*
 * The days of the strip.
 */

/** The window in days until the configuration is known (specification §9). */
export const VENTANA_POR_DEFECTO = 7;

export interface Dia {
  fecha: string;
  /**
   * The short name: 'Hoy', 'Mañana', 'jue'; in the next month 'jue ene', because the day alone
   * would say too little.
   */
  corto: string;
  numero: number;
  /** The accessible name: 'Hoy, jueves 1 de octubre'. */
  nombre: string;
}

export function diasDeVentana(hoy: string, ventanaDias: number): Dia[] {
  return fechasEntre(hoy, sumarDias(hoy, ventanaDias)).map((fecha, indice) => {
    const cercano = ['Hoy', 'Mañana'][indice];
    const deEsteMes = fecha.slice(0, 7) === hoy.slice(0, 7);
    const dia = diaAbreviado(fecha);
    return {
      fecha,
      corto: cercano ?? (deEsteMes ? dia : `${dia} ${mesAbreviado(fecha)}`),
      numero: Number(fecha.slice(8)),
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
 * The places of a day that the client can book, in two words; null while they are not known.
 * `esAjena` is false of a franja in which the client has a turno already.
 */
export function lugaresDelDia(
  franjas: readonly FranjaDeCliente[] | undefined,
  esAjena: (franja: FranjaDeCliente) => boolean,
): { texto: string; hay: boolean } | null {
  if (!franjas) return null;
  if (franjas.length === 0) return { texto: 'Sin turnos', hay: false };
  if (estaCerrado(franjas)) return { texto: 'Cerrado', hay: false };
  const libres = franjas
    .filter((franja) => esElegible(franja) && esAjena(franja))
    .reduce((suma, franja) => suma + plazasLibres(franja), 0);
  if (libres === 0) return { texto: 'Completo', hay: false };
  return { texto: cuantosLugares(libres), hay: true };
}

import type { SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import { esActiva, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Quien } from '../../platform/http/session.ts';

/**
 * The rules for clients or for the desk: who can book and change what until when, and how changes
 * are recorded.
 */
export interface Politica {
  /** True where a booking can be for another person. Refusals then name that person. */
  paraOtros: boolean;
  /** True where the name of a companion can be left empty. */
  sinNombres: boolean;
  /** The sexo of a companion for whom the request names none. */
  sexoSinDecir: SexoDeAsiento;
  /**
   * True where the booking window, the limit of active bookings and the seña apply (rules §8, §8.4,
   * §10.9).
   */
  conLimites: boolean;
  /**
   * The time until which places of a franja can be taken: its beginning or its end (rules §8.9).
   */
  ocupaHasta: 'COMIENZO' | 'FIN';
  /**
   * The time until which a booking can be cancelled, moved or made smaller: some hours before its
   * franja begins, or any time (rules §8.7, §7.14).
   */
  cambiaHasta: 'HORAS_ANTES' | 'SIEMPRE';
  /**
   * The estados in which a booking can be cancelled, moved or made smaller. A COMPLETADA booking
   * can be changed only on the day of its franja.
   */
  cambiaEn: readonly EstadoDeReserva[];
  /**
   * The lock on the account of the session. With `EN_FILA`, the bookings of an account wait for one
   * another.
   */
  candado: 'EN_FILA' | 'SOSTENIDA';
  /** The author of a change, as named in the aviso to the holder. */
  quien: 'CLIENTE' | 'CENTRO';
  /**
   * True where the trail keeps every change. Where it is false, the trail keeps the acciones of
   * `DE_CLIENTES` in registrar-cambio.ts.
   */
  todoSeAnota: boolean;
}

const CLIENTE: Politica = {
  paraOtros: false,
  sinNombres: false,
  sexoSinDecir: 'OTROS',
  conLimites: true,
  ocupaHasta: 'COMIENZO',
  cambiaHasta: 'HORAS_ANTES',
  cambiaEn: ['PENDIENTE', 'CONFIRMADA'],
  candado: 'EN_FILA',
  quien: 'CLIENTE',
  todoSeAnota: false,
};

export const MOSTRADOR: Politica = {
  paraOtros: true,
  sinNombres: true,
  sexoSinDecir: 'NO_DECLARA',
  conLimites: false,
  ocupaHasta: 'FIN',
  cambiaHasta: 'SIEMPRE',
  cambiaEn: ['PENDIENTE', 'CONFIRMADA', 'COMPLETADA'],
  candado: 'SOSTENIDA',
  quien: 'CENTRO',
  todoSeAnota: true,
};

export function politicaDe({ esDelMostrador }: Pick<Quien, 'esDelMostrador'>): Politica {
  return esDelMostrador ? MOSTRADOR : CLIENTE;
}

/** Returns whether the estado and the day of a booking still allow changes today. */
export function sigueAbierta(
  { cambiaEn }: Politica,
  { estado, fecha }: { estado: EstadoDeReserva; fecha: string },
  hoy: string,
): boolean {
  return cambiaEn.includes(estado) && (esActiva(estado) || fecha >= hoy);
}

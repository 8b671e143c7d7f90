import type { SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import { esActiva, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Session } from '../../platform/http/session.ts';

/** What somebody may do with bookings, until when, and what is made of it. */
export interface Politica {
  /** A booking may be somebody else's, and then its refusals name the person. */
  paraOtros: boolean;
  /** A companion's name may be left for later. */
  sinNombres: boolean;
  /** The sexo of a companion of whom nothing is said. */
  sexoSinDecir: SexoDeAsiento;
  /** The window, the number of active bookings and the seña hold (rules §8, §8.4, §10.7). */
  conLimites: boolean;
  /** When it is too late to take places of a franja (rules §8.9). */
  ocupaHasta: 'COMIENZO' | 'FIN';
  /** Until when a booking may be cancelled, moved or made smaller (rules §8, §7.13). */
  cambiaHasta: 'HORAS_ANTES' | 'SIEMPRE';
  /** The estados in which it may; a completed one on its own day only. */
  cambiaEn: readonly EstadoDeReserva[];
  /** How the account is locked that asks; one's own bookings wait for one another. */
  candado: 'EN_FILA' | 'SOSTENIDA';
  /** The name under which the holder is told of a change. */
  quien: 'CLIENTE' | 'CENTRO';
  /** The trail keeps all that is done; else what `registrar-cambio.ts` names. */
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

export function politicaDe({ esDelMostrador }: Pick<Session, 'esDelMostrador'>): Politica {
  return esDelMostrador ? MOSTRADOR : CLIENTE;
}

/** Returns whether what a booking holds may still be changed on a day. */
export function sigueAbierta(
  { cambiaEn }: Politica,
  { estado, fecha }: { estado: EstadoDeReserva; fecha: string },
  hoy: string,
): boolean {
  return cambiaEn.includes(estado) && (esActiva(estado) || fecha >= hoy);
}

import { restarHoras } from './calendario.ts';
import { MAXIMO_DE_PERSONAS } from './franjas.rules.ts';

export const ESTADOS_DE_RESERVA = ['PENDIENTE', 'CONFIRMADA', 'COMPLETADA', 'CANCELADA'] as const;
export type EstadoDeReserva = (typeof ESTADOS_DE_RESERVA)[number];

export const ESTADOS_ACTIVOS = ['PENDIENTE', 'CONFIRMADA'] as const satisfies EstadoDeReserva[];

/** The ones whose seats count: a completed booking filled its places too, so the day's accounts keep it. */
export const ESTADOS_QUE_OCUPAN = [
  'PENDIENTE',
  'CONFIRMADA',
  'COMPLETADA',
] as const satisfies EstadoDeReserva[];

export const SERVICIO = 'Sesión de recuperación';

export function esActiva(estado: EstadoDeReserva): boolean {
  return (ESTADOS_ACTIVOS as readonly EstadoDeReserva[]).includes(estado);
}

interface ReservaEnSuFranja {
  /** What a person decided. */
  estado: EstadoDeReserva;
  inicio: string;
  fin: string;
}

/** Its state at a moment: time completes what was confirmed and drops what never was (rules §7, §10.7). */
export function estadoEn(
  { estado, inicio, fin }: ReservaEnSuFranja,
  ahora: string,
): EstadoDeReserva {
  if (estado === 'CONFIRMADA' && fin <= ahora) return 'COMPLETADA';
  if (estado === 'PENDIENTE' && inicio <= ahora) return 'CANCELADA';
  return estado;
}

/** The last moment at which the owner may cancel or remove a companion (rules §7). */
export function cancelableHasta(inicio: string, limiteCancelHoras: number): string {
  return restarHoras(inicio, limiteCancelHoras);
}

/** The automatic text of a new booking (specification §3). */
export function notasAutomaticas(personas: number): string {
  return `Reserva para ${personas} persona(s)`;
}

/** Whether nobody wrote it. It tells how many the booking was for, which may have changed since. */
export function esNotaAutomatica(notas: string): boolean {
  return /^Reserva para \d+ persona\(s\)$/.test(notas);
}

/** Which states follow which (rules §7); COMPLETADA is final. */
const TRANSICIONES: Record<EstadoDeReserva, readonly EstadoDeReserva[]> = {
  PENDIENTE: ['CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['PENDIENTE', 'COMPLETADA', 'CANCELADA'],
  CANCELADA: ['CONFIRMADA', 'PENDIENTE'],
  COMPLETADA: [],
};

export function puedePasar(desde: EstadoDeReserva, hacia: EstadoDeReserva): boolean {
  return TRANSICIONES[desde].includes(hacia);
}

/** What stands for a person who was erased (rules §4). */
export const CLIENTE_ELIMINADO = 'Cliente eliminado';

export const PERSONAS_FUERA_DE_RANGO = `Se puede reservar para 1 a ${MAXIMO_DE_PERSONAS} personas`;

export const FALTAN_NOMBRES = 'Por favor completa los nombres de todos los acompañantes';

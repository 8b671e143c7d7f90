import type { Asistencia } from '../reserva/asistencia.rules.ts';
import type { EstadoDeReserva } from '../reserva/reservas.rules.ts';
import type { EstadoDeUsuario } from '../persona/usuarios.rules.ts';

/*
 * The words that people read in place of the codes of the wire.
 */

export const NOMBRE_DE_ESTADO: Record<EstadoDeReserva, string> = {
  PENDIENTE: 'Pendiente',
  CONFIRMADA: 'Confirmada',
  COMPLETADA: 'Completada',
  CANCELADA: 'Cancelada',
};

export const NOMBRE_DE_ESTADO_DE_CUENTA: Record<EstadoDeUsuario, string> = {
  ACTIVO: 'Activo',
  INACTIVO: 'Inactivo',
};

export const NOMBRE_DE_ASISTENCIA: Record<Asistencia, string> = {
  SIN_MARCAR: 'Sin marcar',
  VINO: 'Vinieron todos',
  PARCIAL: 'Vino una parte',
  NO_VINO: 'No vino nadie',
};

/** The delivery of a letter: given up (FALLIDA), or being tried again (EN_CURSO). */
export const ENTREGAS = ['FALLIDA', 'EN_CURSO'] as const;

export const NOMBRE_DE_ENTREGA: Record<(typeof ENTREGAS)[number], string> = {
  FALLIDA: 'No se pudo',
  EN_CURSO: 'En curso',
};

import type { TipoDeEvento } from '@remanso/contract/sistema/eventos.contract';
import type { Contado } from './crear-historial.ts';

/** The person whose stream of events is open, with the rights that they had when those were last read. */
export interface Oyente {
  usuarioId: number;
  esDelMostrador: boolean;
}

interface Evento {
  event: TipoDeEvento;
  data: Record<string, unknown>;
}

/**
 * Returns what a notification tells; undefined for the greetings by which instances find out that
 * they hear.
 */
export function eventoDe({ palabras: [tipo, cosa] }: Contado): Evento | undefined {
  switch (tipo) {
    case 'dia':
      return { event: 'dia', data: { fecha: cosa } };
    case 'reservas':
      return { event: 'reservas', data: { reservaId: Number(cosa) } };
    case 'caja':
      return { event: 'caja', data: { fecha: cosa } };
    case 'config':
      return { event: 'config', data: {} };
    case 'todo':
      return { event: 'reiniciar', data: {} };
    default:
      return undefined;
  }
}

/**
 * Returns whether an oyente is told of a notification: nobody is of other people's bookings, and
 * only the desk of the drawer.
 */
export function leToca(
  { usuarioId, esDelMostrador }: Oyente,
  { palabras: [tipo, , duenio] }: Contado,
): boolean {
  if (esDelMostrador) return true;
  return tipo === 'reservas' ? Number(duenio) === usuarioId : tipo !== 'caja';
}
